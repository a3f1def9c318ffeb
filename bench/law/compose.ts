import type { Query } from '@namesake/engine';
import { pick } from '../lists/random.ts';
import type { Disguise, Subject } from './disguises/disguise.ts';
import { DISGUISES } from './disguises.ts';
import { fillWith } from './frames/fill.ts';
import type { Frame } from './frames/frame.ts';
import { FRAMES } from './frames.ts';

/** A request that contains a listed name, and how it was composed. */
export type Composition = {
  readonly subject: Subject;
  readonly frame: Frame;
  readonly disguise: Disguise;
  readonly written: string;
  readonly query: Query;
};

/** Maximum number of names tried until a disguise applies to one. */
const TRIES = 2000;

/** Limits of the API, in characters. */
const LONGEST = { searchText: 10_000, alias: 1_000, address: 500 };

const isAccepted = ({ searchText, aliases = [], addresses = [] }: Query): boolean =>
  searchText.length <= LONGEST.searchText &&
  aliases.every(({ length }) => length <= LONGEST.alias) &&
  addresses.every(({ length }) => length <= LONGEST.address);

/**
 * Yields compositions. Disguises take turns, so that rare ones are tried as often as the others; name and frame are
 * drawn at random.
 * @param names each is equally likely to be drawn
 */
export function* compositions(names: readonly Subject[], count: number, random: () => number): Generator<Composition> {
  const fill = fillWith(random);
  for (let i = 0; i < count; i++) {
    const disguise = DISGUISES[i % DISGUISES.length];
    if (disguise === undefined) return;
    let composition: Composition | undefined;
    for (let tries = 0; composition === undefined && tries < TRIES; tries++) {
      const [subject, frame] = [pick(names, random), pick(FRAMES, random)];
      const disguised = disguise.write(subject, random);
      if (disguised === undefined || disguised.trim() === '') continue;
      const written = disguise.isEncoded || frame.fit === undefined ? disguised : frame.fit(disguised);
      const query = frame.write(written, fill);
      if (isAccepted(query)) composition = { subject, frame, disguise, written, query };
    }
    if (composition === undefined) throw new Error(`No listed name can be written as "${disguise.id}".`);
    yield composition;
  }
}
