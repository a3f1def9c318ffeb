import type { SearchResult } from '@namesake/contract';
import { useNavigate } from '@tanstack/react-router';
import { useLists } from '#shared/api/shared-queries.ts';
import { listLabel } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';
import type { SearchAddress } from '../address.ts';

const { filters: words } = messages;
const NAMES: readonly FilterName[] = ['priority', 'type', 'list'];
const WORDS: Readonly<Record<string, string>> = { ...messages.result.priority, ...messages.entityTypes };

type ResultFiltersProps = {
  readonly results: readonly SearchResult[];
  readonly address: SearchAddress;
};

/** Filters of the results, kept in the address. Only offered if there is a choice. */
export function ResultFilters({ results, address }: ResultFiltersProps) {
  const navigate = useNavigate();
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  const set = (name: FilterName, value: string) => {
    const { [name]: _, party: __, ...others } = address;
    void navigate({
      to: '/',
      search: value === '' ? others : { ...others, [name]: value },
      replace: true,
      resetScroll: false,
    });
  };
  const offered = NAMES.map((name) => {
    const values = filterValues(results, name, titles);
    if (values.length < 2 && address[name] === undefined) return null;
    return (
      <label key={name} className="inline-flex items-center gap-1 text-sm text-soft">
        <span className="sr-only">{words[name]}</span>
        <select
          value={address[name] ?? ''}
          onChange={(event) => set(name, event.target.value)}
          className="min-h-8 max-w-40 rounded-md border border-line bg-surface px-1.5 text-sm text-ink hover:border-edge"
        >
          <option value="">{words.all[name]}</option>
          {values.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    );
  });
  return <div className="flex flex-wrap gap-2 py-1 empty:hidden">{offered}</div>;
}

type FilterName = 'priority' | 'type' | 'list';

const valuesOf = (result: SearchResult, name: FilterName): readonly string[] =>
  name === 'priority'
    ? [result.priority]
    : name === 'type'
      ? [result.entityType]
      : result.listings.map(({ list }) => list);

/** Results that match the filters of the address. */
export const filterResults = (results: readonly SearchResult[], address: SearchAddress): readonly SearchResult[] =>
  results.filter((result) =>
    (['priority', 'type', 'list'] as const).every((name) => {
      const wanted = address[name];
      return wanted === undefined || valuesOf(result, name).includes(wanted);
    }),
  );

/** Filter values of the results, in words. */
function filterValues(
  results: readonly SearchResult[],
  name: FilterName,
  titles: ReadonlyMap<string, string>,
): readonly { readonly value: string; readonly label: string }[] {
  const values = [...new Set(results.flatMap((result) => valuesOf(result, name)))];
  return values.map((value) => ({
    value,
    label: name === 'list' ? listLabel(value, titles.get(value)) : (WORDS[value] ?? value),
  }));
}
