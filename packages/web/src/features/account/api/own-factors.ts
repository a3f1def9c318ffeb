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
import { request } from '#shared/api/request.ts';
import { sessionQuery } from '#shared/api/session.ts';
import { readAnew } from '#shared/api/shared-queries.ts';
import { sessionsQuery } from './own-sessions.ts';

/** `GET /session/factors`. */
const factorsQuery = queryOptions({
  queryKey: ['own-factors'],
  queryFn: ({ signal }) => request<OwnFactors>('/session/factors', { signal }),
});

export const useFactors = () => useQuery(factorsQuery);

/** Reads again what depends on the own factors. */
export function useReadFactorsAnew(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const { queryKey } of [factorsQuery, sessionsQuery, sessionQuery]) void readAnew(queryClient, queryKey);
  };
}

/** Posts what changes factors. No answer is kept: some hold secrets. */
export function useFactorChange<Body, Answer>(path: string) {
  const onSuccess = useReadFactorsAnew();
  return useMutation({
    mutationFn: (body: Body) => request<Answer>(path, { method: 'POST', body }),
    onSuccess,
    gcTime: 0,
  });
}

/** `POST /session/factors/totp`. */
export const useStartTotp = () => useFactorChange<ProvePasswordRequest, StartedTotp>('/session/factors/totp');

/** `POST /session/factors/totp/confirm`. */
export const useConfirmTotp = () =>
  useFactorChange<ConfirmTotpRequest, EnrolledFactor>('/session/factors/totp/confirm');

/** `POST /session/factors/totp/remove`. */
export const useRemoveTotp = () => useFactorChange<RemoveTotpRequest, void>('/session/factors/totp/remove');

/** `POST /session/factors/recovery-codes`. */
export const useNewRecoveryCodes = () =>
  useFactorChange<ProvePasswordRequest, RecoveryCodes>('/session/factors/recovery-codes');
