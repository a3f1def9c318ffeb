import type { PasskeyUse } from '@namesake/contract';
import type { RelyingParty } from '../../auth/factors/relying-party.ts';
import type { Passkey } from '../../storage/ports/factors.ts';

/** Passkeys as a browser finds them: those that work at this host name. */
export const descriptorsAt = (passkeys: readonly Passkey[], party: RelyingParty): PasskeyUse['allowCredentials'] =>
  passkeys
    .filter(({ site }) => site === party.id)
    .map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports }));
