import type { CaseView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { useKnownUser, useMay } from '#shared/api/session.ts';
import { assigneesQuery } from '#shared/api/shared-queries.ts';
import { assigneeText } from './case-facts.ts';

/** People who may decide, by name; none if the viewer does not work on cases. */
export function useAssignees() {
  return useQuery({ ...assigneesQuery, enabled: useMay()('cases:write') }).data?.items ?? [];
}

/** Display names of people in cases, for the viewer: "You", a name, "Someone else", "Nobody". */
export function useWorkerName(): (actor: CaseView['assignee']) => string {
  const ownId = useKnownUser()?.id;
  const names = new Map(useAssignees().map(({ id, name }) => [`user:${id}`, name]));
  return (actor) => assigneeText(actor && { ...actor, name: actor.name ?? names.get(actor.id) ?? null }, ownId);
}

/** Who decided: people as in cases, programs by their id, since several may decide. */
export function useDeciderName(): (by: NonNullable<CaseView['assignee']>) => string {
  const nameOf = useWorkerName();
  return (by) => (by.kind === 'user' ? nameOf(by) : (by.name ?? by.id));
}
