import { type Index, OPEN_POLICY, type Query, screen } from '@namesake/engine';

/** Ways of searching a value. */
export const WAYS = ['alone', 'labelled in a text', 'identifiers[]'] as const;
export type Way = (typeof WAYS)[number];

/** A name on no list: a request with only an identifier also needs a name. */
const NOBODY = 'Wilmotha Quiverstone';
const MAX_HITS = 100;

const requestsFor = (value: string, label: string): Readonly<Record<Way, Query>> => ({
  alone: { searchText: value },
  'labelled in a text': { searchText: `We refer to the payment of the customer, ${label} ${value}, due on Friday.` },
  'identifiers[]': { searchText: NOBODY, identifiers: [{ value }] },
});

/** The ways in which a value does not find a listing that carries it, under the policy that searches everything. */
export function waysMissed(index: Index, value: string, label: string, isCarrier: (id: string) => boolean): Way[] {
  const requests = requestsFor(value, label);
  return WAYS.filter((way) => {
    const { hits } = screen(index, requests[way], { ...OPEN_POLICY, limit: MAX_HITS });
    return !hits.some(({ listings }) => listings.some(isCarrier));
  });
}
