import { expect, it } from 'vitest';
import { type Listing, stringAt } from '../../src/index.ts';
import { type Built, buildAgain, plain } from '../builders/build-again.ts';
import { type PartyDraft, party } from '../builders/party.ts';

/**
 * Parties of several listings after loads that each take from the index before what is the same; every index is the
 * one that is built from scratch.
 */
function partiesAfter(...loads: readonly (readonly Listing[])[]): readonly string[] {
  let before: Built | undefined;
  for (const listings of loads) {
    const anew = buildAgain(listings);
    before = buildAgain(listings, before);
    expect(plain(before.data)).toEqual(plain(anew.data));
    expect(before.notes).toEqual(anew.notes);
  }
  return before === undefined ? [] : partiesOf(before);
}

function partiesOf({ data: { listings } }: Built): readonly string[] {
  const members = new Map<number, string[]>();
  listings.entity.forEach((entity, place) => {
    members.set(entity, [...(members.get(entity) ?? []), stringAt(listings.ids, place)]);
  });
  return [...members.values()].filter(({ length }) => length > 1).map((ids) => ids.join(' '));
}

// Of names that nobody shares: what ties these is what a test says.
const other = party('Ulren Pravel', { sourceId: '0' });
const ofUn = (draft: PartyDraft = {}): Listing =>
  party('Velashko Tolbrecht', { list: 'un_sc', sourceId: '1', ...draft });
const ofEu = (draft: PartyDraft = {}): Listing =>
  party('Mirovan Zilkaren', { list: 'eu_fsf', sourceId: '2', ...draft });
const ofUk = (draft: PartyDraft = {}): Listing => party('Janosk Quelmir', { list: 'gb_fcdo', sourceId: '3', ...draft });

it('joins a record that is new with those that repeated it before it was there', () => {
  const those = [other, ofEu({ repeats: 'un_sc:1' }), ofUk({ repeats: 'un_sc:1' })];
  expect(partiesAfter(those, [...those, ofUn()])).toEqual(['un_sc:1 eu_fsf:2 gb_fcdo:3']);
});

it('keeps those together that repeated a record that is gone', () => {
  const those = [other, ofEu({ repeats: 'un_sc:1' }), ofUk({ repeats: 'un_sc:1' })];
  expect(partiesAfter([...those, ofUn()], those)).toEqual(['eu_fsf:2 gb_fcdo:3']);
});

it('joins a record that is the same with the first that repeats it', () => {
  expect(partiesAfter([other, ofUn()], [other, ofUn(), ofEu({ repeats: 'un_sc:1' })])).toEqual(['un_sc:1 eu_fsf:2']);
  expect(partiesAfter([other, ofEu()], [other, ofUn({ repeats: 'eu_fsf:2' }), ofEu()])).toEqual(['un_sc:1 eu_fsf:2']);
});

it('leaves a record by itself once the one that repeated it is gone, or repeats it no more', () => {
  const both = [other, ofUn({ repeats: 'eu_fsf:2' }), ofEu()];
  expect(partiesAfter(both, [other, ofEu()])).toEqual([]);
  expect(partiesAfter(both, [other, ofUn(), ofEu()])).toEqual([]);
});

it('keeps what a record was tied to that another one joins', () => {
  const reference = { unReference: 'QDi.001' };
  const those = [
    other,
    party('Dov Mirovan', { list: 'eu_fsf', sourceId: '2', ...reference }),
    party('Dov Mirovan', { list: 'gb_fcdo', sourceId: '3', ...reference }),
  ];
  const all = [...those, ofUn({ repeats: 'gb_fcdo:3' })];
  expect(partiesAfter(those, all)).toEqual(['un_sc:1 eu_fsf:2 gb_fcdo:3']);
});

it('leaves those tied whom a record joined that repeated one of them and is gone', () => {
  const reference = { entityType: 'organization', unReference: 'QDe.001' } as const;
  const those = [
    other,
    party('Dov Holding', { list: 'eu_fsf', sourceId: '2', ...reference }),
    party('Dov Holding', { list: 'gb_fcdo', sourceId: '3', ...reference }),
  ];
  expect(partiesAfter([...those, ofUn({ repeats: 'gb_fcdo:3' })], those)).toEqual(['eu_fsf:2 gb_fcdo:3']);
});

const REASON = 'Listed for a reason that is told at such length that no two parties have it by chance, except these.';
/** Listings of one reason, each of a name of its own. */
const crowd = (count: number): readonly Listing[] =>
  Array.from({ length: count }, (_, number) => party(`Orlan${number}`, { remarks: [REASON] }));
const reasoned = [
  party('Velashko Tolbrecht', { list: 'eu_fsf', sourceId: '2', remarks: [REASON] }),
  party('Velashko Tolbrecht', { list: 'gb_fcdo', sourceId: '3', remarks: [REASON] }),
];

it('ties nobody by what too many share, even if only those few are compared again', () => {
  const repeating = [
    party('Pravel', { list: 'un_sc', sourceId: '1', repeats: 'eu_fsf:2' }),
    party('Janosk', { list: 'un_sc', sourceId: '4', repeats: 'gb_fcdo:3' }),
  ];
  const those = [...crowd(59), ...reasoned];
  expect(partiesAfter([...those, ...repeating], those)).toEqual([]);
});

it('ties by what many share once no more share it than are compared, and no longer once more do', () => {
  const few = [...crowd(58), ...reasoned];
  const many = [...crowd(59), ...reasoned];
  expect(partiesAfter(few)).toEqual(['eu_fsf:2 gb_fcdo:3']);
  expect(partiesAfter(many, few)).toEqual(['eu_fsf:2 gb_fcdo:3']);
  expect(partiesAfter(few, many)).toEqual([]);
});
