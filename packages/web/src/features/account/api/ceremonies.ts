import type { AddPasskeyRequest, PasskeyCreation, PasskeyLoginRequest, PasskeyUse } from '@namesake/contract';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** The authenticator or its user did not go on, or the browser refused. */
export class PasskeyNotUsed extends Error {
  override readonly name = 'PasskeyNotUsed';
}

/**
 * Asks the browser for a new passkey.
 *
 * @throws PasskeyNotUsed
 */
export async function makePasskey(options: PasskeyCreation): Promise<AddPasskeyRequest['passkey']> {
  const made = await startRegistration({ optionsJSON: structuredClone(options) as never }).catch(notUsed);
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return { id: made.id, clientDataJSON, attestationObject, transports };
}

/**
 * Asks the browser to use a passkey.
 *
 * @throws PasskeyNotUsed
 */
export async function askForPasskey(options: PasskeyUse): Promise<PasskeyLoginRequest['passkey']> {
  const used = await startAuthentication({ optionsJSON: structuredClone(options) as never }).catch(notUsed);
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  return {
    id: used.id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle === undefined ? {} : { userHandle }),
  };
}

function notUsed(cause: unknown): never {
  throw new PasskeyNotUsed('The passkey was not used', { cause });
}
