import type {
  ConfirmTotpRequest,
  EnrolledFactor,
  OwnFactors,
  ProvePasswordRequest,
  RecoveryCodes,
  RemoveTotpRequest,
  StartedTotp,
} from '@namesake/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#shared/api/get-session.ts';
import { readAnew } from '#shared/api/read-anew.ts';
import { request } from '#shared/api/request.ts';
import { sessionsQuery } from './own-sessions.ts';

/** `GET /session/factors`. */
const factorsQuery = queryOptions({
  queryKey: ['own-factors'],
  queryFn: ({ signal }) => request<OwnFactors>('/session/factors', { signal }),
});

export const useFactors = () => useQuery(factorsQuery);

/** Posts what changes factors; what depends on them is read again. No answer is kept: some hold secrets. */
export function useFactorChange<Body, Answer>(path: (body: Body) => string, sent: (body: Body) => unknown) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => request<Answer>(path(body), { method: 'POST', body: sent(body) }),
    onSuccess: () => {
      for (const { queryKey } of [factorsQuery, sessionsQuery, sessionQuery]) void readAnew(queryClient, queryKey);
    },
    gcTime: 0,
  });
}

const itself = <Body>(body: Body): Body => body;

/** `POST /session/factors/totp`. */
export const useStartTotp = () =>
  useFactorChange<ProvePasswordRequest, StartedTotp>(() => '/session/factors/totp', itself);

/** `POST /session/factors/totp/confirm`. */
export const useConfirmTotp = () =>
  useFactorChange<ConfirmTotpRequest, EnrolledFactor>(() => '/session/factors/totp/confirm', itself);

/** `POST /session/factors/totp/remove`. */
export const useRemoveTotp = () =>
  useFactorChange<RemoveTotpRequest, void>(() => '/session/factors/totp/remove', itself);

/** `POST /session/factors/recovery-codes`. */
export const useNewRecoveryCodes = () =>
  useFactorChange<ProvePasswordRequest, RecoveryCodes>(() => '/session/factors/recovery-codes', itself);
