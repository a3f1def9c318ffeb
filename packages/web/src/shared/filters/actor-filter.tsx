import { useQuery } from '@tanstack/react-query';
import { useMay } from '#shared/api/session.ts';
import { tokensQuery, usersQuery } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { FilterChoice, FilterId } from './filter-form.tsx';

const { filterForm: words } = messages;

type ActorFilterProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (actor: string) => void;
  readonly any: string;
  readonly hint: string;
  /** Actors that are neither users nor tokens. */
  readonly others?: readonly (readonly [id: string, name: string])[];
};

/** Actor: chosen by name, or typed as an id if the user may not list users. */
export function ActorFilter({ label, value, onChange, any, hint, others = [] }: ActorFilterProps) {
  const may = useMay();
  const users = useQuery({ ...usersQuery, enabled: may('users:read') }).data?.items;
  const tokens = useQuery({ ...tokensQuery, enabled: may('tokens:read') }).data?.items ?? [];
  if (users === undefined) return <FilterId label={label} value={value} onChange={onChange} hint={hint} />;
  const named = [
    ...users.map(({ id, name }) => [`user:${id}`, name] as const),
    ...tokens.map(({ id, name }) => [`token:${id}`, words.tokenNamed(name)] as const),
  ].sort(([, one], [, other]) => one.localeCompare(other));
  const known = [...others, ...named];
  // The address may name a deleted user or token.
  const options = value === '' || known.some(([id]) => id === value) ? known : [...known, [value, value] as const];
  return <FilterChoice label={label} value={value} onChange={onChange} any={any} options={options} />;
}
