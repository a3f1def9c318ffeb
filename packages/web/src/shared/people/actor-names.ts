import type { CaseView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { useKnownUser, useMay } from '#shared/api/session.ts';
import { assigneesQuery } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';

const { cases: words } = messages;

type Actor = NonNullable<CaseView['assignee']>;

/** People who may decide, by name; none if the viewer does not work on cases. */
export function useAssignees() {
  return useQuery({ ...assigneesQuery, enabled: useMay()('cases:write') }).data?.items ?? [];
}

/** Display names of people, for a viewer who may not see all names: "You", a name, "Someone else", "Nobody". */
export function useWorkerName(): (actor: Actor | null) => string {
  const ownId = useKnownUser()?.id;
  const names = new Map(useAssignees().map(({ id, name }) => [`user:${id}`, name]));
  return (actor) => {
    if (actor === null) return words.nobody;
    if (actor.id === `user:${ownId}`) return words.you;
    return actor.name ?? names.get(actor.id) ?? words.somebody;
  };
}

/** Who did something: people by {@link useWorkerName}; programs by their id, since there may be several. */
export function useActorName(): (by: Actor) => string {
  const nameOf = useWorkerName();
  return (by) => (by.kind === 'user' ? nameOf(by) : (by.name ?? by.id));
}
