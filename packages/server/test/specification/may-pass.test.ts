import { Namesake } from '@namesake/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOf, CLEARING, clearing, type Members } from '../support/any-answer.ts';

/** The truth values of something that a client gives. */
const truthValues = (given: object): readonly string[] =>
  Object.entries(given).flatMap(([name, value]) => (typeof value === 'boolean' ? [name] : []));

const clientOf = (...answers: readonly unknown[]): Namesake => {
  const left = [...answers];
  const sends = async () => Response.json(left.shift());
  return new Namesake({ baseUrl: 'https://screening.example.test', token: 'nsk_live_x', fetch: sends });
};
const answered = (answer: unknown) => clientOf(answer).search({ searchText: 'Orlan Vestrakov' });

/** What is no answer at all, as without an outcome, clears no party either. */
const mayPass = (answer: unknown): Promise<boolean> =>
  answered(answer).then(
    (one) => one.mayPass,
    () => false,
  );

async function rowAnswered(row: unknown) {
  for await (const answer of clientOf({ items: [row], nextCursor: null }).batches.results('bat_1')) return answer;
  throw new Error('no row');
}

/** Each of them alone is a reason to hold. */
const isHold = ({
  outcome,
  complete,
  restricted,
  total,
  results,
  notCompared,
  nextCursor,
  suppressed,
  asOf,
}: Members) =>
  outcome !== 'no_match' ||
  complete !== true ||
  restricted !== false ||
  total !== 0 ||
  [results, notCompared].some((list) => Object(list).length > 0) ||
  (nextCursor !== null && nextCursor !== undefined) ||
  Object(suppressed).overLimitCount > 0 ||
  asOf !== undefined;

const MEMBER = fc.constantFrom(...Object.keys(CLEARING));

describe.each(['SearchResponse', 'CompactSearchResponse'])('mayPass of any %s', (name) => {
  it('is the only truth value, and false wherever anything speaks against it', () =>
    fc.assert(
      fc.asyncProperty(anyOf(name), async (raw) => {
        const answer = await answered(raw);
        expect(truthValues(answer)).toEqual(['mayPass']);
        if (isHold(raw)) expect(answer.mayPass).toBe(false);
      }),
    ));

  it('is true for a complete no_match, and false once any one member says otherwise, is missing or is of another type', () =>
    fc.assert(
      fc.asyncProperty(anyOf(name), MEMBER, fc.jsonValue(), async (any, member, other) => {
        const clear = clearing(any);
        expect((await answered(clear)).mayPass).toBe(true);
        const isSame = JSON.stringify(other) === JSON.stringify(CLEARING[member]);
        expect(await mayPass({ ...clear, [member]: undefined })).toBe(false);
        expect(await mayPass({ ...clear, [member]: other })).toBe(isSame);
      }),
    ));
});

describe('mayPass of any row of a batch', () => {
  const isRowHold = ({ outcome, error, total, best, searchId }: Members) =>
    outcome !== 'no_match' || error !== null || total !== 0 || best !== null || searchId === null;

  it('is the only truth value, and false wherever anything speaks against it', () =>
    fc.assert(
      fc.asyncProperty(anyOf('BatchResult'), async (raw) => {
        const answer = await rowAnswered(raw);
        expect(truthValues(answer)).toEqual(['mayPass']);
        if (isRowHold(raw)) expect(answer.mayPass).toBe(false);
        const clear = { ...raw, outcome: 'no_match', error: null, total: 0, best: null, searchId: 'srch_1' };
        expect((await rowAnswered(clear)).mayPass).toBe(true);
      }),
    ));
});
