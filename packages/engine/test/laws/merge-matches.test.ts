import { describe, expect, it } from 'vitest';
import type { Match } from '../../src/score/match.ts';
import { DEFAULT_POLICY, LEAST_THRESHOLD } from '../../src/screen/default-policy.ts';
import { matchQuery } from '../../src/screen/match-query.ts';
import { matchNames } from '../../src/screen/name/match-names.ts';
import { readQuery } from '../../src/screen/query/read-query.ts';
import { mergeMatches } from '../../src/screen/rank/merge-matches.ts';
import { inventListings, word } from '../builders/invent.ts';
import { mutate } from '../builders/mutate.ts';
import { party, vessel } from '../builders/party.ts';
import { pick, type Random, randomFrom } from '../builders/random.ts';
import { runs } from '../builders/runs.ts';
import { indexOf } from '../builders/search.ts';

const random = randomFrom(runs(1).seed);
const listings = [...inventListings(40, random), party('Nikolay Sigwardovich TOLBRECHT'), vessel('OLIVE')];
const index = indexOf(listings);
const names = listings.flatMap((one) => one.names.map(({ value }) => value));

/** Contexts that speak against a match. */
const AGAINST = ['in_longer_name', 'light', 'loose_in_part'] as const;

/** Texts that say a name more than once and in more than one way. */
const WAYS: readonly ((random: Random) => string)[] = [
  (r) => `${pick(names, r)} ${word(r)}`,
  (r) => `BNF=${pick(names, r)} ${word(r)} OBI=INV 12`,
  (r) => `${word(r)}-${mutate(pick(names, r), r)}, ${pick(names, r)}`,
  (r) => `Mrs ${pick(names, r)}-${word(r)} Ltd`,
  (r) => `cargo of M/V ${pick(names, r)} at the port, ${mutate(pick(names, r), r)} 2`,
];

function matchesOf(searchText: string): readonly Match[] {
  const policy = { ...DEFAULT_POLICY, threshold: LEAST_THRESHOLD };
  return index.scratch.during(() =>
    matchQuery(
      index,
      readQuery(index, { searchText }),
      policy,
      (reading) => matchNames(index, reading, LEAST_THRESHOLD, policy),
      LEAST_THRESHOLD,
    ),
  );
}

describe('which match of a listing counts', () => {
  it.each([LEAST_THRESHOLD, 75, 90])('does not depend on the order in which they were found, at %i points', (level) => {
    let several = 0;
    for (let run = 0; run < runs(400).numRuns; run++) {
      const text = pick(WAYS, random)(random);
      const matches = matchesOf(text);
      const counts = (own: readonly Match[]) =>
        mergeMatches(own, new Set(), level)
          .filter(({ name }) => (name?.tenths ?? 0) >= level * 10)
          .map(({ listing, name, context }) => [listing, name?.tenths, AGAINST.find((one) => one === context)]);
      if (matches.length > 2) several += 1;
      const turned = matches.map((one) => [random(), one] as const).sort(([a], [b]) => a - b);
      expect(counts(turned.map(([, one]) => one)), text).toEqual(counts(matches));
      expect(counts(matches.toReversed()), text).toEqual(counts(matches));
    }
    expect(several, 'the law is about something').toBeGreaterThan(20);
  });
});
