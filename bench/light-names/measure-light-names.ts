import { type EntityType, type Listing, loadModel } from '@namesake/engine';
import { readListsDir } from '@namesake/lists';
import { EVERYDAY_BAND } from '../../packages/engine/src/knowledge/model/everyday.gen.ts';
import { EVERYDAY_UP_TO, everydayMeaning, everydayRank } from '../../packages/engine/src/knowledge/model/everyday.ts';
import { randomFrom } from '../lists/random.ts';
import { readCases } from '../quality/read-cases.ts';
import { type FalseAlarms, falseAlarms } from './false-alarms.ts';
import { innocentTexts } from './innocent-texts.ts';
import { type ListedWord, listedWords } from './listed-words.ts';
import { twoWordNames } from './two-word-names.ts';

export type LightNamesOptions = {
  readonly lists: string;
  readonly cases: string;
  readonly quick: boolean;
  /**
   * `light` or `heavy`: prints those names; `causes`: words of innocent texts that no cut-off makes light. Prints to
   * the terminal only.
   */
  readonly rows?: string | undefined;
};

const [TEXTS, TEXTS_QUICK] = [4000, 500];
/** Fractions of the vocabulary used as cut-offs, up to all of it. */
const CUT_OFFS = [0, 0.125, 0.25, 0.5, 0.75, 1].map(
  (share) => Math.ceil((share * EVERYDAY_UP_TO) / EVERYDAY_BAND) * EVERYDAY_BAND,
);
const CAUSES = 60;

/**
 * Measures how many one-word listed names are light, by type of party, and how often innocent texts contain a heavy
 * one.
 */
export async function measureLightNames(options: LightNamesOptions): Promise<unknown> {
  const listings: Listing[] = [];
  await readListsDir(options.lists, { onListing: (listing) => listings.push(listing) });
  const model = loadModel();
  const words = listedWords(listings, model);
  const listed = new Set(words.map(({ word }) => word));
  const byType = [...Map.groupBy(words, ({ type }) => type)].map(([type, own]) => countOf(type, own));
  const { all, light } = twoWordNames(listings, model);
  const people = ['us', 'global'].flatMap((set) =>
    readCases(options.cases, `innocent-${set}.csv.gz`).map((person) => person['full_name'] ?? ''),
  );
  const count = options.quick ? TEXTS_QUICK : TEXTS;
  const kinds = innocentTexts(people, randomFrom(1)).map(({ kind, write }) => ({
    kind,
    ...falseAlarms(Array.from({ length: count }, write), listed, CUT_OFFS),
  }));
  const names = { kind: 'innocent names of the cases', ...falseAlarms(people, listed, CUT_OFFS) };
  print(byType, { all, light: light.length }, [...kinds, names]);
  if (options.rows) printRows(options.rows, words, light, [...kinds, names]);
  return {
    byType,
    twoWordNames: { all, light: light.length },
    cutOffs: CUT_OFFS,
    falseAlarms: [...kinds, names].map(({ kind, texts, shares }) => ({ kind, texts, shares })),
  };
}

type Count = { readonly type: EntityType; readonly names: number; readonly light: Readonly<Record<string, number>> };

function countOf(type: EntityType, words: readonly ListedWord[]): Count {
  const meanings = words.flatMap(({ word }) => everydayMeaning(word) ?? []);
  const light = Object.fromEntries(
    [...Map.groupBy(meanings, (meaning) => meaning)].map(([meaning, own]) => [meaning, own.length]),
  );
  return { type, names: words.length, light };
}

type Kind = FalseAlarms & { readonly kind: string };

function print(counts: readonly Count[], two: { all: number; light: number }, kinds: readonly Kind[]): void {
  for (const { type, names, light } of counts) {
    const total = Object.values(light).reduce((sum, n) => sum + n, 0);
    const parts = Object.entries(light).map(([meaning, n]) => `${meaning} ${n}`);
    console.error(`${type}: ${names} words, ${total} light (${parts.join(', ')}), ${names - total} not`);
  }
  console.error(`two-word names of people: ${two.all}, of two common given names: ${two.light}\n`);
  console.error(
    `texts with a listed word that is not light, %, where words are light up to rank ${CUT_OFFS.join(', ')}:`,
  );
  for (const { kind, shares } of [...kinds, average(kinds)])
    console.error(`  ${kind.padEnd(32)}${shares.map((share) => (100 * share).toFixed(2).padStart(8)).join('')}`);
}

/** Each kind of text has the same weight; the names of the cases are not texts. */
function average(kinds: readonly Kind[]): Pick<Kind, 'kind' | 'shares'> {
  const texts = kinds.slice(0, -1);
  const shares = CUT_OFFS.map((_, i) => texts.reduce((sum, { shares: own }) => sum + (own[i] ?? 0), 0) / texts.length);
  return { kind: 'texts, on average', shares };
}

function printRows(rows: string, words: readonly ListedWord[], two: readonly string[], kinds: readonly Kind[]): void {
  if (rows === 'causes')
    for (const { kind, causes } of kinds) {
      const most = [...causes].sort(([, a], [, b]) => b - a).slice(0, CAUSES);
      if (most.length > 0) console.error(`\n${kind}: ${most.map(([word, n]) => `${word} ${n}`).join(', ')}`);
    }
  if (rows === 'two-words') console.error(two.join(', '));
  if (rows !== 'light' && rows !== 'heavy') return;
  const rank = ({ word }: ListedWord): number => everydayRank(word) ?? Number.POSITIVE_INFINITY;
  for (const [type, own] of Map.groupBy(words, (row) => row.type)) {
    const wanted = own.filter(({ word }) => (everydayMeaning(word) !== undefined) === (rows === 'light'));
    const lines = wanted
      .toSorted((a, b) => rank(a) - rank(b))
      .map((row) => `${row.word} ${everydayMeaning(row.word) ?? ''}`);
    console.error(`\n${type}, ${rows}: ${lines.join('; ')}`);
  }
}
