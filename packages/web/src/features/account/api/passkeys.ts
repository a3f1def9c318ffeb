import type {
  EnrolledFactor,
  PasskeyCreation,
  PasskeyLoginRequest,
  PasskeyOptionsRequest,
  PasskeyUse,
  Session,
} from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { askForPasskey, makePasskey } from './ceremonies.ts';
import { useFactorChange, useReadFactorsAnew } from './own-factors.ts';

/** `POST /session/passkey`, after its options: logs in by a passkey, as the only or as the second step. */
export function usePasskeyLogin(secondStep: boolean, onSession: (session: Session) => Promise<void> | void) {
  return useMutation({
    mutationFn: async () => {
      const wanted: PasskeyOptionsRequest = { secondStep };
      const options = await request<PasskeyUse>('/session/passkey/start', { method: 'POST', body: wanted });
      const body: PasskeyLoginRequest = { secondStep, passkey: await askForPasskey(options) };
      return request<Session>('/session/passkey', { method: 'POST', body });
    },
    onSuccess: onSession,
    gcTime: 0,
  });
}

/** What a new passkey takes. */
export type NewPasskey = { readonly name: string; readonly password: string };

/** `POST /session/factors/passkeys`, after its options. */
export function useAddPasskey() {
  const readAnew = useReadFactorsAnew();
  return useMutation({
    mutationFn: async ({ name, password }: NewPasskey) => {
      const path = '/session/factors/passkeys';
      const options = await request<PasskeyCreation>(`${path}/start`, { method: 'POST', body: { password } });
      return request<EnrolledFactor>(path, { method: 'POST', body: { name, passkey: await makePasskey(options) } });
    },
    onSuccess: readAnew,
    gcTime: 0,
  });
}

/** `POST /session/factors/passkeys/{id}/remove`. */
export const useRemovePasskey = (id: string) =>
  useFactorChange<{ readonly password: string }, void>(`/session/factors/passkeys/${encodeURIComponent(id)}/remove`);
