import type { EntityType } from '@namesake/engine';
import type { LoadedIndex } from '../lists/load-index.ts';
import { randomFrom } from '../lists/random.ts';
import { plantable } from '../quality/free-text/plant.ts';
import { type Composition, compositions } from './compose.ts';
import { type Subject, wordsOf } from './disguises/disguise.ts';
import { bearersOf, type Shown, showsParty } from './shows-party.ts';
import { Tallies } from './tally.ts';

/** Labels by which compositions are counted. */
const LABELS = {
  frame: ({ frame }: Composition) => frame.id,
  disguise: ({ disguise }: Composition) => `${disguise.id} (${disguise.changes})`,
  words: ({ subject }: Composition) =>
    `${Math.min(6, wordsOf(subject.name.value).length)} words`.replace('6', '6 or more'),
  type: ({ subject }: Composition): EntityType => subject.listing.entityType,
  script: ({ subject }: Composition) => subject.name.script,
  changes: ({ disguise }: Composition) => disguise.changes,
} as const;
type Label = keyof typeof LABELS;

export type EmbeddingReport = {
  readonly tried: number;
  readonly missed: readonly Composition[];
  readonly light: readonly Composition[];
  readonly by: Readonly<Record<Label, Tallies>>;
  readonly msEach: number;
};

/** Every name not marked weak of the listings that the default policy alerts on. */
export const strongNamesOf = ({ listings }: Pick<LoadedIndex, 'listings'>): readonly Subject[] =>
  [...plantable(listings).values()].flat();

/** The embedding law: a listed name in any frame and disguise shows its party, or is told as light. */
export function measureEmbedding(loaded: LoadedIndex, count: number, seed: number): EmbeddingReport {
  const { index, listings } = loaded;
  const bearers = bearersOf(listings);
  const lost: Record<Exclude<Shown, 'found'>, Composition[]> = { light: [], missed: [] };
  const by = {
    frame: new Tallies(),
    disguise: new Tallies(),
    words: new Tallies(),
    type: new Tallies(),
    script: new Tallies(),
    changes: new Tallies(),
  };
  let ms = 0;
  for (const composition of compositions(strongNamesOf(loaded), count, randomFrom(seed))) {
    const started = performance.now();
    const shown = showsParty(index, bearers, composition.subject, composition.query);
    ms += performance.now() - started;
    if (shown !== 'found') lost[shown].push(composition);
    for (const label of Object.keys(LABELS) as Label[]) by[label].add(LABELS[label](composition), shown);
  }
  return { tried: count, ...lost, by, msEach: ms / count };
}

/** One line about a composition: how it was made, the name and the request. */
export const lineOf = ({ subject: { listing, name }, frame, disguise, query }: Composition): string =>
  `${frame.id} · ${disguise.id} · ${listing.id} ${name.value} · ${JSON.stringify(query)}`;
