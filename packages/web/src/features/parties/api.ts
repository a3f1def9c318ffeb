import type { Entity, JoinPartyRequest, SplitPartyRequest, UndoDecisionRequest } from '@namesake/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { problemCode } from '#shared/api/problem-error.ts';
import { readAnew } from '#shared/api/shared-queries.ts';

const KEY = ['parties'];

/** Reads a part of a party; null if it is unknown. */
const usePartyPart = <Part>(id: string, part: string, read: (signal: AbortSignal) => Promise<Part>) =>
  useQuery({
    queryKey: [...KEY, id, part],
    queryFn: ({ signal }) =>
      read(signal).catch((error: unknown) => {
        if (problemCode(error) === 'entity_not_found') return null;
        throw error;
      }),
  });

/** `GET /entities/{id}`; null if no loaded list contains it any more. */
export const useParty = (id: string) =>
  usePartyPart(id, '', (signal) => call(ENDPOINTS.getEntity, { params: { id }, signal }));

/** `GET /entities/{id}/history`; null if no list ever contained it. */
export const usePartyHistory = (id: string) =>
  usePartyPart(id, '/history', (signal) => call(ENDPOINTS.getEntityHistory, { params: { id }, signal }));

/** `GET /entities/{id}/relations`; null if no loaded list contains it. */
export const usePartyRelations = (id: string) =>
  usePartyPart(id, '/relations', (signal) => call(ENDPOINTS.getEntityRelations, { params: { id }, signal }));

/** `GET /entities/{id}/ownership`; null if neither a loaded list nor the ownership table contains it. */
export const usePartyOwnership = (id: string) =>
  usePartyPart(id, '/ownership', (signal) => call(ENDPOINTS.getEntityOwnership, { params: { id }, signal }));

/** An operator's decision with its reason. Invalidates all parties. */
function useDecideOnParty<Body>(decide: (body: Body) => Promise<Entity>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: decide, onSuccess: () => readAnew(queryClient, KEY) });
}

/** `POST /entities/{id}/split`. */
export const useSplitParty = (id: string) =>
  useDecideOnParty((body: SplitPartyRequest) => call(ENDPOINTS.splitParty, { params: { id }, body }));

/** `POST /entities/{id}/join`. */
export const useJoinParty = (id: string) =>
  useDecideOnParty((body: JoinPartyRequest) => call(ENDPOINTS.joinParty, { params: { id }, body }));

/** `POST /entities/{id}/undo`. */
export const useUndoDecision = (id: string) =>
  useDecideOnParty((body: UndoDecisionRequest) => call(ENDPOINTS.undoPartyDecision, { params: { id }, body }));

/** A value and the listings that state it. */
export type Said<Value> = Value & { readonly listings: readonly string[] };

/** What an operator decided about a party. */
export type PartyDecision = Entity['decisions'][number];
