import type { Query } from '@namesake/engine';
import { compositions } from '../law/compose.ts';
import { strongNamesOf } from '../law/embedding.ts';
import { loadIndex } from '../lists/load-index.ts';
import { randomFrom } from '../lists/random.ts';
import { readCases } from '../quality/read-cases.ts';

/** One request whose response is recorded. */
export type Asked = {
  readonly id: string;
  readonly path: '/api/v1/search' | '/api/v1/compare';
  readonly body: Readonly<Record<string, unknown>>;
};

/** Labelled cases with the columns of texts to search and of names to compare with them. */
const CASES = [
  { file: 'name-pairs.csv', text: 'query', listed: 'listed' },
  { file: 'company-vessel-pairs.csv', text: 'query', listed: 'listed' },
  { file: 'un-mutated.csv', text: 'query', listed: 'listed' },
  { file: 'same-party-across-lists.csv', text: 'query', listed: 'listed' },
  { file: 'different-parties-alike.csv', text: 'query', listed: 'listed' },
  { file: 'cross-script.csv', text: 'query', listed: 'listed' },
  { file: 'ofac-search-tool.csv', text: 'query_name', listed: 'result_name' },
] as const;
/** Names of party types in some of the cases. */
const TYPES: Readonly<Record<string, string>> = { Individual: 'person', Entity: 'organization' };
const INNOCENT = ['innocent-us.csv.gz', 'innocent-global.csv.gz'];
/** Sample size of innocents for each file, and of compositions for the embedding law. */
const SAMPLE = { innocents: 2_000, compositions: 4_000 };

/** Labelled cases, innocents, and listed names among other words: some 13,000 requests, identical in every run. */
export async function corpusOf(cases: string, lists: string): Promise<readonly Asked[]> {
  const labelled = CASES.flatMap(({ file, text, listed }) =>
    readCases(cases, file).flatMap((row, at) => askedOf(`${file}:${at}`, row[text] ?? '', row[listed] ?? '', row)),
  );
  const innocents = INNOCENT.flatMap((file) =>
    readCases(cases, file)
      .slice(0, SAMPLE.innocents)
      .map((row, at) => search(`${file}:${at}`, { searchText: row['full_name'] ?? '' })),
  );
  const composed = compositions(strongNamesOf(await loadIndex(lists)), SAMPLE.compositions, randomFrom(20_261_123));
  const texts = [...composed].map(({ query }, at) => search(`law:${at}`, query));
  return [...labelled, ...innocents, ...texts];
}

function askedOf(id: string, searchText: string, listed: string, row: Readonly<Record<string, string>>): Asked[] {
  const { type = '', birthDate = row['birthDate1'] ?? '' } = row;
  const named = type === '' ? { searchText } : { searchText, type: TYPES[type] ?? type };
  const query = /\d{4}/.test(birthDate) ? { ...named, birthDate } : named;
  const entity = { names: [listed] };
  return [search(id, query), { id: `${id}:pair`, path: '/api/v1/compare', body: { query: named, entity } }];
}

function search(id: string, query: Query | Readonly<Record<string, unknown>>): Asked {
  return { id, path: '/api/v1/search', body: { ...query, explain: 'full' } };
}
