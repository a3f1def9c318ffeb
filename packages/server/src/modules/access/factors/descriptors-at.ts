import type { PasskeyUse } from '@namesake/contract';
import type { Passkey } from '../store/factors.ts';
import type { RelyingParty } from './relying-party.ts';

/** Passkeys as a browser finds them: those that work at this host name. */
export const descriptorsAt = (passkeys: readonly Passkey[], party: RelyingParty): PasskeyUse['allowCredentials'] =>
  passkeys
    .filter(({ site }) => site === party.id)
    .map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports }));
