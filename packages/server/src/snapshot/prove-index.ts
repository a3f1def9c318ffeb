import { type IndexData, type Listing, type Model, OPEN_POLICY, openIndex, screen } from '@namesake/engine';

/** How many listings are screened, spread evenly over the lists, and how many may fail. */
const PROBES = 100;
const MOST_FAILURES = 2;

/**
 * Screens names that are known to be listed on a new index: one that does not find them must not replace a good one.
 * A name too common to tell (`insufficientName`), or with more hits than are shown, proves nothing and is passed over.
 *
 * @throws Error when the index does not find what it holds
 */
export function proveIndex(
  data: IndexData,
  model: Model,
  source: { readonly size: number; listings(step: number): Iterable<Listing> },
): void {
  const index = openIndex(data, model);
  const policy = { ...OPEN_POLICY, limit: 100 };
  let failures = 0;
  for (const { id, names } of source.listings(Math.max(1, Math.floor(source.size / PROBES)))) {
    const name = names.find(({ kind, quality }) => kind === 'primary' && quality !== 'weak');
    if (name === undefined) continue;
    const { hits, total, insufficientName, unscreenable } = screen(index, { searchText: name.value }, policy);
    if (insufficientName || unscreenable || total > hits.length) continue;
    if (!hits.some(({ listings }) => listings.includes(id))) failures += 1;
  }
  if (failures > MOST_FAILURES)
    throw new Error(`The new index does not find ${failures} of ${PROBES} names it holds: the last good one stays.`);
}
