import { DEFAULT_POLICY, screen } from '@namesake/engine';
import type { LoadedIndex } from '../../lists/load-index.ts';
import { pick, randomFrom } from '../../lists/random.ts';
import { strongNamesOf } from '../embedding.ts';
import { isCleared } from '../outcome-of.ts';
import { familyNameOf } from './family-name-of.ts';

export type FamilyReport = { readonly tried: number; readonly lost: readonly string[] };

/** Spellings of a family name on its own. */
const WAYS: readonly ((family: string) => string)[] = [
  (family) => family,
  (family) => family.toUpperCase(),
  (family) => family.toLowerCase(),
  (family) => `Mr ${family}`,
  (family) => `payment to ${family}`,
];

/**
 * Family names of listed persons that are cleared when sent alone.
 * @param most maximum number of family names, drawn at random
 */
export function measureFamilyNames({ index, listings }: LoadedIndex, most: number, seed: number): FamilyReport {
  const random = randomFrom(seed);
  const persons = strongNamesOf({ listings }).filter(({ listing }) => listing.entityType === 'person');
  const all = [...new Set(persons.map(({ name }) => familyNameOf(name)).filter((family) => family !== ''))];
  const tried = all.length <= most ? all : Array.from({ length: most }, () => pick(all, random));
  const lost = tried
    .map((family) => pick(WAYS, random)(family))
    .filter((searchText) => isCleared(screen(index, { searchText }, DEFAULT_POLICY)));
  return { tried: tried.length, lost };
}
