import { useQuery } from '@tanstack/react-query';
import { useMay } from '#shared/api/session.ts';
import { groupsQuery, useLists } from '#shared/api/shared-queries.ts';
import { listLabel } from '#shared/format/list-words.ts';
import { useAssignees } from '#shared/people/actor-names.ts';

/** Options for queues, by id or name, with display names. */
export type Choices = Readonly<Record<'groups' | 'lists' | 'people', ReadonlyMap<string, string>>>;

export function useChoices(): Choices {
  const may = useMay();
  const groups = useQuery({ ...groupsQuery, enabled: may('customers:read') }).data?.items ?? [];
  const lists = useLists().data?.items ?? [];
  return {
    groups: new Map(groups.map(({ name }) => [name, name])),
    lists: new Map(lists.map(({ id, title }) => [id, listLabel(id, title)])),
    people: new Map(useAssignees().map(({ id, name }) => [id, name])),
  };
}
