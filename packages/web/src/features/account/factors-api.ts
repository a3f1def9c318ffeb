import type {
  AddPasskeyRequest,
  ConfirmTotpRequest,
  PasskeyCreation,
  PasskeyLoginRequest,
  PasskeyUse,
  ProvePasswordRequest,
  RemoveTotpRequest,
} from '@namesake/contract';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { sessionQuery } from '#shared/api/session.ts';
import { readAnew } from '#shared/api/shared-queries.ts';
import { type OnSession, sessionsQuery } from './api.ts';

/** `GET /session/factors`. */
const factorsQuery = queryOptions({
  queryKey: ['own-factors'],
  queryFn: ({ signal }) => call(ENDPOINTS.getOwnFactors, { signal }),
});

export const useFactors = () => useQuery(factorsQuery);

/**
 * Posts a change of factors, and reads again what depends on them. Answers are not cached, because some hold secrets.
 */
function useFactorChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      for (const { queryKey } of [factorsQuery, sessionsQuery, sessionQuery]) void readAnew(queryClient, queryKey);
    },
    gcTime: 0,
  });
}

/** `POST /session/factors/totp`. */
export const useStartTotp = () => useFactorChange((body: ProvePasswordRequest) => call(ENDPOINTS.startTotp, { body }));

/** `POST /session/factors/totp/confirm`. */
export const useConfirmTotp = () =>
  useFactorChange((body: ConfirmTotpRequest) => call(ENDPOINTS.confirmTotp, { body }));

/** `POST /session/factors/totp/remove`. */
export const useRemoveTotp = () => useFactorChange((body: RemoveTotpRequest) => call(ENDPOINTS.removeTotp, { body }));

/** `POST /session/factors/recovery-codes`. */
export const useNewRecoveryCodes = () =>
  useFactorChange((body: ProvePasswordRequest) => call(ENDPOINTS.replaceRecoveryCodes, { body }));

/** `POST /session/factors/passkeys`, after its options. */
export const useAddPasskey = () =>
  useFactorChange(async ({ name, password }: { readonly name: string; readonly password: string }) => {
    const options = await call(ENDPOINTS.startPasskey, { body: { password } });
    return call(ENDPOINTS.addPasskey, { body: { name, passkey: await makePasskey(options) } });
  });

/** `POST /session/factors/passkeys/{id}/remove`. */
export const useRemovePasskey = (id: string) =>
  useFactorChange((body: ProvePasswordRequest) => call(ENDPOINTS.removePasskey, { params: { id }, body }));

/** `POST /session/passkey`, after its options: logs in with a passkey, as the only or the second step. */
export function usePasskeyLogin(secondStep: boolean, onSession: OnSession) {
  return useMutation({
    mutationFn: async () => {
      const options = await call(ENDPOINTS.startPasskeyLogin, { body: { secondStep } });
      return call(ENDPOINTS.logInByPasskey, { body: { secondStep, passkey: await askForPasskey(options) } });
    },
    onSuccess: onSession,
    gcTime: 0,
  });
}

/** The user or the authenticator cancelled, or the browser refused. */
export class PasskeyNotUsed extends Error {
  override readonly name = 'PasskeyNotUsed';
}

/**
 * Asks the browser for a new passkey.
 *
 * @throws PasskeyNotUsed
 */
async function makePasskey(options: PasskeyCreation): Promise<AddPasskeyRequest['passkey']> {
  const made = await startRegistration({ optionsJSON: structuredClone(options) as never }).catch(notUsed);
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return { id: made.id, clientDataJSON, attestationObject, transports };
}

/**
 * Asks the browser to use a passkey.
 *
 * @throws PasskeyNotUsed
 */
async function askForPasskey(options: PasskeyUse): Promise<PasskeyLoginRequest['passkey']> {
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
