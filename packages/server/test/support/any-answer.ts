import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { arbitraryOf } from './arbitrary-of.ts';

const DOCUMENT = new URL('../../../../docs/openapi.json', import.meta.url);
const { schemas } = JSON.parse(readFileSync(DOCUMENT, 'utf8')).components;

export type Members = Readonly<Record<string, unknown>>;

/** Anything that the specification allows, with outcomes that later versions may bring. */
export const anyOf = (name: string): fc.Arbitrary<Members> =>
  fc
    .tuple(arbitraryOf(schemas[name], schemas), fc.option(fc.string(), { nil: undefined, freq: 9 }))
    .map(([made, outcome]) => ({ ...Object(made), ...(outcome === undefined ? {} : { outcome }) }));

/** An answer that clears, as the service sends it. */
export const CLEARING: Members = {
  outcome: 'no_match',
  complete: true,
  restricted: false,
  total: 0,
  results: [],
  notCompared: [],
  nextCursor: null,
};
/** Any answer, with what clears a party in it. */
export const clearing = (answer: Members): Members => {
  const { asOf: _, ...rest } = { ...answer, ...CLEARING };
  return { ...rest, suppressed: { ...Object(answer['suppressed']), overLimitCount: 0 } };
};
