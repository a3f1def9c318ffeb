import type { Entity, EntityHistory, EntityOwnership, EntityRelations } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '#shared/api/problem-error.ts';
import { request } from '#shared/api/request.ts';

/** What one route says of a party; null where it knows no such party. */
const usePartyPart = <T>(listing: string, part: string) =>
  useQuery({
    queryKey: ['parties', listing, part],
    queryFn: ({ signal }) =>
      request<T>(`/entities/${encodeURIComponent(listing)}${part}`, { signal }).catch((error: unknown) => {
        if (error instanceof ProblemError && error.problem.code === 'entity_not_found') return null;
        throw error;
      }),
  });

/** `GET /entities/{id}`; null where no loaded list has it any more. */
export const useParty = (listing: string) => usePartyPart<Entity>(listing, '');

/** `GET /entities/{id}/history`; null where no list ever had it. */
export const usePartyHistory = (listing: string) => usePartyPart<EntityHistory>(listing, '/history');

/** `GET /entities/{id}/relations`; null where no loaded list has it. */
export const usePartyRelations = (listing: string) => usePartyPart<EntityRelations>(listing, '/relations');

/** `GET /entities/{id}/ownership`; null where neither a loaded list nor the table of owners has it. */
export const usePartyOwnership = (listing: string) => usePartyPart<EntityOwnership>(listing, '/ownership');
