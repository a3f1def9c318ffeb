import type { LoadedIndex } from '../lists/load-index.ts';
import { randomFrom } from '../lists/random.ts';
import { plantable } from '../quality/free-text/plant.ts';
import { type Composition, compositions } from './compose.ts';
import { type Subject, wordsOf } from './disguises/disguise.ts';
import { bearersOf, type Shown, showsParty } from './shows-party.ts';
import { Tallies } from './tally.ts';

/** Harmless disguises and nearly empty frames: a miss with one of them is caused by the other part. */
const PLAIN_DISGUISES = new Set([
  'as-listed',
  'upper-case',
  'lower-case',
  'title-case',
  'doubled-spaces',
  'no-punctuation',
]);
const PLAIN_FRAMES = new Set(['bare', 'label', 'payment-to', 'please-pay-today', 'alias']);

/** Labels for counting compositions; undefined for compositions that are not counted. */
const LABELS = {
  frame: ({ frame }: Composition) => frame.id,
  disguise: ({ disguise }: Composition) => `${disguise.id} (${disguise.changes})`,
  words: ({ subject }: Composition) =>
    `${Math.min(6, wordsOf(subject.name.value).length)} words`.replace('6', '6 or more'),
  type: ({ subject }: Composition) => subject.listing.entityType,
  script: ({ subject }: Composition) => subject.name.script,
  changes: ({ disguise }: Composition) => disguise.changes,
  'frame, plainly written': ({ frame, disguise }: Composition) =>
    PLAIN_DISGUISES.has(disguise.id) ? frame.id : undefined,
  'disguise, hardly framed': ({ frame, disguise }: Composition) =>
    PLAIN_FRAMES.has(frame.id) ? disguise.id : undefined,
} satisfies Readonly<Record<string, (composition: Composition) => string | undefined>>;

export type EmbeddingReport = {
  readonly tried: number;
  readonly missed: readonly Composition[];
  readonly light: readonly Composition[];
  /** Tallies by label, for each kind of label. */
  readonly by: Readonly<Record<string, Tallies>>;
  readonly msEach: number;
};

/** Every name not marked weak, of listings that the default policy alerts on. */
export const strongNamesOf = ({ listings }: Pick<LoadedIndex, 'listings'>): readonly Subject[] =>
  [...plantable(listings).values()].flat();

/** The embedding law: a listed name in any frame and disguise shows its party, or is reported as light. */
export function measureEmbedding(loaded: LoadedIndex, count: number, seed: number): EmbeddingReport {
  const { index, listings } = loaded;
  const bearers = bearersOf(listings);
  const lost: Record<Exclude<Shown, 'found'>, Composition[]> = { light: [], missed: [] };
  const by = Object.fromEntries(Object.keys(LABELS).map((label) => [label, new Tallies()]));
  let ms = 0;
  for (const composition of compositions(strongNamesOf(loaded), count, randomFrom(seed))) {
    const started = performance.now();
    const shown = showsParty(index, bearers, composition.subject, composition.query);
    ms += performance.now() - started;
    if (shown !== 'found') lost[shown].push(composition);
    for (const [label, labelOf] of Object.entries(LABELS)) by[label]?.add(labelOf(composition), shown);
  }
  return { tried: count, ...lost, by, msEach: ms / count };
}

/** One line about a composition: frame, disguise, name and request. */
export const lineOf = ({ subject: { listing, name }, frame, disguise, query }: Composition): string =>
  `${frame.id} · ${disguise.id} · ${listing.id} ${name.value} · ${JSON.stringify(query)}`;
