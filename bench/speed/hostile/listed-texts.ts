import type { Listing, Query } from '@namesake/engine';
import { pick, randomFrom } from '../../lists/random.ts';

/** A query designed to be expensive. */
export type HostileQuery = { readonly kind: string; readonly query: Query };

const LENGTHS = [100, 1000, 3000, 10_000] as const;
/** Limits of the service for members other than the search text. */
const MAX_ALIASES = 50;
const LONGEST_ALIAS = 1000;
const MAX_ADDRESSES = 20;
const LONGEST_ADDRESS = 500;
const REPEATED = 7;

/** Scripts whose listed names form texts of their own. */
const SCRIPTS: readonly (readonly [script: string, of: RegExp])[] = [
  ['latin', /^[\p{Script=Latin}\P{L}]+$/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['chinese', /\p{Script=Han}/u],
  ['kana', /[\p{Script=Katakana}\p{Script=Hiragana}]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['thai', /\p{Script=Thai}/u],
];

/**
 * Listed names in sequence, repeated, joined into one word, and with alternating scripts; also as aliases and
 * addresses.
 */
export function listedTexts(listings: readonly Listing[]): HostileQuery[] {
  const random = randomFrom(20_261_203);
  const all = listings.flatMap(({ names }) => names.map(({ value }) => value));
  const byScript = SCRIPTS.map(([script, of]) => [script, all.filter((name) => of.test(name))] as const).filter(
    ([, names]) => names.length > 0,
  );
  const drawn = (names: readonly string[]) => (): string => pick(names, random);
  const inTurn = (): string => pick(pick(byScript, random)[1], random);
  const sources = [...byScript.map(([script, names]) => [script, drawn(names)] as const), ['mixed', inTurn] as const];
  return sources.flatMap(([script, next]) => {
    const few = Array.from({ length: REPEATED }, next);
    const repeated = (): string => pick(few, random);
    const texts = LENGTHS.flatMap((length) => [
      hostile(`names of ${script}, ${length}`, filled(next, '; ', length)),
      hostile(`sentence of ${script}, ${length}`, filled(next, ' ', length)),
      hostile(`repeated names of ${script}, ${length}`, filled(repeated, ' ', length)),
      hostile(`joined names of ${script}, ${length}`, filled(next, '', length).replace(/[\s-]+/g, '')),
    ]);
    const aliases = Array.from({ length: MAX_ALIASES }, () => filled(next, ' ', LONGEST_ALIAS));
    const addresses = Array.from({ length: MAX_ADDRESSES }, () => filled(next, ' ', LONGEST_ADDRESS));
    const searchText = filled(next, ' ', 1000);
    return [
      ...texts,
      { kind: `aliases of ${script}`, query: { searchText, aliases } },
      {
        kind: `short aliases of ${script}`,
        query: { searchText, aliases: Array.from({ length: MAX_ALIASES }, next) },
      },
      { kind: `addresses of ${script}`, query: { searchText, addresses } },
    ];
  });
}

const hostile = (kind: string, searchText: string): HostileQuery => ({ kind, query: { searchText } });

function filled(next: () => string, gap: string, length: number): string {
  let text = '';
  while (text.length < length) text += next() + gap;
  return text.slice(0, length);
}
