import { DEFAULT_POLICY, type Index, type Listing, type Query, type Screening, screen } from '@namesake/engine';
import type { Subject } from './disguises/disguise.ts';

/** `light`: reported as a name that also has an everyday meaning. `missed`: neither shown nor reported. */
export type Shown = 'found' | 'light' | 'missed';

/** Results beyond the first hundred count as shown, because a caller can page to them. */
const [LIMIT, PAGED] = [100, 100_000];

/** Ids of the listings with a name, by the listed name. */
export type Bearers = ReadonlyMap<string, ReadonlySet<string>>;

export function bearersOf(listings: readonly Listing[]): Bearers {
  const bearers = new Map<string, Set<string>>();
  for (const { id, names } of listings)
    for (const { value } of names) {
      const known = bearers.get(value);
      if (known === undefined) bearers.set(value, new Set([id]));
      else known.add(id);
    }
  return bearers;
}

/** Whether a screening under the default policy shows the party of a name, or another one with the same name. */
export function showsParty(index: Index, bearers: Bearers, { listing, name }: Subject, query: Query): Shown {
  const isOne = (id: string): boolean => id === listing.id || bearers.get(name.value)?.has(id) === true;
  const isShown = ({ hits }: Screening): boolean =>
    hits.some(({ listings, matchedName }) => matchedName?.value === name.value || listings.some(isOne));
  const screening = screen(index, query, { ...DEFAULT_POLICY, limit: LIMIT });
  if (isShown(screening)) return 'found';
  const { overLimit, items } = screening.suppressed;
  if (overLimit > 0 && isShown(screen(index, query, { ...DEFAULT_POLICY, limit: PAGED }))) return 'found';
  const isLight = ({ entityId, why }: { readonly entityId: string; readonly why: string }): boolean =>
    why === 'light_name' && (index.entityOf(entityId)?.listings ?? [entityId]).some(isOne);
  return items.some(isLight) ? 'light' : 'missed';
}
