import { isIP } from 'node:net';
import type { PasskeyUse } from '@namesake/contract';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Passkey } from '../store/factors.ts';

/** Relying party of passkeys: a host name, and the origin of the page that uses them. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/**
 * The public URL if there is one, otherwise the URL of the page if it is `localhost`. Undefined if passkeys cannot
 * work: browsers refuse IP addresses, and without a public URL other names may be anybody's.
 */
export function relyingPartyOf(
  publicUrl: URL | null,
  { protocol, host }: { readonly protocol: string; readonly host: string },
): RelyingParty | undefined {
  const url = publicUrl ?? (URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`) : undefined);
  if (url === undefined) return undefined;
  const { hostname, origin } = url;
  if (publicUrl === null) return hostname === 'localhost' ? { id: hostname, origin } : undefined;
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined;
}

/** @throws ApiError `passkeys_unavailable` if passkeys cannot work */
export function needParty(party: RelyingParty | undefined): RelyingParty {
  if (party === undefined) throw new ApiError('passkeys_unavailable');
  return party;
}

/** Passkeys that work at this host name, in the format of browsers. */
export const descriptorsAt = (passkeys: readonly Passkey[], party: RelyingParty): PasskeyUse['allowCredentials'] =>
  passkeys
    .filter(({ site }) => site === party.id)
    .map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports }));
