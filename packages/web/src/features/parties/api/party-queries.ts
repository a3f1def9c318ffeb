import type { Entity, EntityHistory } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '#shared/api/problem-error.ts';
import { request } from '#shared/api/request.ts';

const pathOf = (listing: string): string => `/entities/${encodeURIComponent(listing)}`;

/** `GET /entities/{id}`; null where no loaded list has it any more. */
export const useParty = (listing: string) =>
  useQuery({
    queryKey: ['parties', listing],
    queryFn: ({ signal }) =>
      request<Entity>(pathOf(listing), { signal }).catch((error: unknown) => {
        if (error instanceof ProblemError && error.problem.code === 'entity_not_found') return null;
        throw error;
      }),
  });

/** `GET /entities/{id}/history`. */
export const usePartyHistory = (listing: string) =>
  useQuery({
    queryKey: ['parties', listing, 'history'],
    queryFn: ({ signal }) => request<EntityHistory>(`${pathOf(listing)}/history`, { signal }),
  });
