import type { Listing } from '@namesake/engine';
import { pick, randomFrom } from '../lists/random.ts';
import { innocentKinds } from '../quality/innocent-kinds/innocent-kinds.ts';

/** A name to screen, with its record's id at the publisher; null for somebody on no list. */
export type PeerName = { readonly kind: string; readonly text: string; readonly record: string | null };

/** The only list that all services have. */
export const PEER_LIST = 'us_ofac_sdn';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The same number of names of each kind, drawn from the seed: listed ones as people write them, and unlisted customers.
 */
export function peerNames(listings: readonly Listing[], count: number, seed: number): readonly PeerName[] {
  const random = randomFrom(seed);
  const named = listings.filter(({ list }) => list === PEER_LIST);
  if (named.length === 0) throw new Error(`There is no list ${PEER_LIST} in this folder, from which names are drawn.`);
  const persons = named.filter(({ entityType }) => entityType === 'person');
  const organizations = named.filter(({ entityType }) => entityType === 'organization');
  const customers = innocentKinds(seed).find(({ id }) => id === 'customers');
  if (customers === undefined) throw new RangeError('there are no customers');
  const slip = (word: string): string => {
    const letters = [...word];
    const at = pick([...letters.keys()].slice(1), random);
    const others = LETTERS.filter((letter) => letter !== letters[at]?.normalize('NFD').charAt(0).toLowerCase());
    return letters.with(at, pick(others, random)).join('');
  };
  /** Draws listings until one has a primary name of two or more Latin words that can be rewritten, and rewrites it. */
  const drawn = (from: readonly Listing[], write: (words: readonly string[]) => readonly string[]) => (): Named => {
    for (;;) {
      const { sourceId, names } = pick(from, random);
      const words = (names.find(({ kind }) => kind === 'primary')?.value ?? '').match(/[\p{L}\p{M}\p{N}'’.-]+/gu) ?? [];
      if (words.length < 2 || !/^[\p{Script=Latin}\p{N}'’. -]+$/u.test(words.join(' '))) continue;
      const written = write(words);
      if (written.length > 0) return { text: written.join(' '), record: sourceId };
    }
  };
  const kinds: Readonly<Record<string, () => Named>> = {
    'as listed': drawn(persons, (words) => words),
    'first and last word': drawn(persons, (words) => [words[0] ?? '', words.at(-1) ?? '']),
    'a slip in one word': drawn(persons, (words) => {
      const long = [...words.keys()].filter((place) => /^\p{L}{4,}$/u.test(words[place] ?? ''));
      if (long.length === 0) return [];
      const at = pick(long, random);
      return words.with(at, slip(words[at] ?? ''));
    }),
    'with a city': drawn(persons, (words) => [`${words.join(' ')},`, 'Berlin']),
    'an organization': drawn(organizations, (words) => words),
    'on no list': () => ({ text: customers.write(), record: null }),
  };
  return Object.entries(kinds).flatMap(([kind, draw]) => Array.from({ length: count }, () => ({ kind, ...draw() })));
}

type Named = Omit<PeerName, 'kind'>;
