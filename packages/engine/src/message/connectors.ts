import {
  AND_WORDS,
  BEFORE_WORDS,
  BETWEEN_PHRASES,
  DOUBTFUL_WORDS,
  UNSPACED_AND,
  UNSPACED_PHRASES,
} from './connecting-words.ts';
import { LABELS, UNSPACED_LABELS } from './label-words.ts';
import type { Holds } from './parts/part.ts';
import { indexPhrases, type PhraseIndex } from './parts/phrase-index.ts';
import type { Level } from './parts/signs.ts';

/** How a phrase between names separates them. */
export type Connector = {
  readonly level: Level;
  readonly joins: number;
  /** What a label says about the part after it. */
  readonly holds?: Holds;
  /**
   * When it separates. Absent: always; `both`: with a word on both sides; `doubtful`: the same, but only if its letters
   * or neighbours distinguish it from a name; `opening`: at the beginning of a line or part.
   */
  readonly when?: 'both' | 'doubtful' | 'opening';
};

const AND: Connector = { level: 1, joins: 8, when: 'both' };
const DOUBTFUL: Connector = { level: 1, joins: 8, when: 'doubtful' };
const BEFORE: Connector = { level: 1, joins: 8 };
const BETWEEN: Connector = { level: 3, joins: 0 };

const labelOf = (label: string): Connector => {
  if (label === 'opening') return { level: 1, joins: 0, holds: 'party', when: 'opening' };
  return { level: 1, joins: 0, holds: label === 'vessel' ? 'vessel' : 'party' };
};

const labels = (rows: typeof LABELS): [string, Connector][] =>
  rows.flatMap(({ label, forms }) => forms.map((form): [string, Connector] => [form, labelOf(label)]));

/** Connecting words and labels of scripts written with spaces. */
export const CONNECTORS: PhraseIndex<Connector> = indexPhrases([
  ...BETWEEN_PHRASES.map((phrase) => [phrase, BETWEEN] as const),
  ...labels(LABELS),
  ...BEFORE_WORDS.map((word) => [word, BEFORE] as const),
  ...AND_WORDS.map((word) => [word, AND] as const),
  ...DOUBTFUL_WORDS.map((word) => [word, DOUBTFUL] as const),
]);

/** Maximum length of a connector's first word: longer words are not looked up. */
export const LONGEST_FIRST = Math.max(...[...CONNECTORS.keys()].map((key) => key.length));

/** Connecting phrases and labels of scripts written without spaces, by their first character, longest first. */
export const UNSPACED_CONNECTORS: ReadonlyMap<string, readonly (readonly [phrase: string, means: Connector])[]> =
  byFirstCharacter([
    ...UNSPACED_PHRASES.map((phrase): [string, Connector] => [phrase, BETWEEN]),
    ...labels(UNSPACED_LABELS),
    ...UNSPACED_AND.map((word): [string, Connector] => [word, AND]),
  ]);

function byFirstCharacter(phrases: readonly [string, Connector][]): Map<string, [string, Connector][]> {
  const byFirst = new Map<string, [string, Connector][]>();
  for (const phrase of [...phrases].sort((a, b) => b[0].length - a[0].length)) {
    const first = phrase[0].charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return byFirst;
}

/** Whether a UTF-16 unit belongs to a script written without spaces, or to Hangul, whose words are often joined. */
export const isUnspaced = (code: number): boolean =>
  code >= 0xe00 &&
  ((code >= 0x2e80 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    code <= 0xe7f ||
    (code >= 0xf900 && code <= 0xfaff));

/** For each ASCII letter, the lengths of connectors' first words that begin with it, as a bit mask. */
const LENGTHS = new Int32Array(0x80);
for (const key of CONNECTORS.keys()) {
  const code = key.charCodeAt(0);
  if (code < 0x80) LENGTHS[code] = (LENGTHS[code] ?? 0) | (1 << key.length);
}
const SMALL = 0x20;

/** Whether a connector may begin with an ASCII word: excludes most words without a look-up. */
export const mayConnect = (code: number, length: number): boolean =>
  ((((LENGTHS[code] ?? 0) | (LENGTHS[code | SMALL] ?? 0)) >> length) & 1) === 1;
