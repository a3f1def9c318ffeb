import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ENTITY_TYPES, type EntityType } from '../src/types/listing.ts';
import { comparison } from './builders/search.ts';
import scores from './golden/scores.json' with { type: 'json' };

/** By type of the listed party and pair ("query ~ listed"): the name score. */
type Golden = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Name scores of invented pairs as they are today. A change here is a *Scores* change: it belongs in the changelog. To
 * take the new scores over: `UPDATE_GOLDEN=1 vitest run --project engine test/golden.test.ts`, and read the diff.
 */
const golden: Golden = scores;

const typeOf = (text: string): EntityType => {
  const type = ENTITY_TYPES.find((one) => one === text);
  if (!type) throw new Error(`golden/scores.json: "${text}" is no entity type.`);
  return type;
};
const scoreNow = (type: string, pair: string): number => {
  const [query, listed] = pair.split(' ~ ');
  if (!query || !listed) throw new Error(`golden/scores.json: "${pair}" is not "query ~ listed".`);
  return comparison(query, listed, typeOf(type)).nameScore;
};
const now: Golden = Object.fromEntries(
  Object.entries(golden).map(([type, pairs]) => [
    type,
    Object.fromEntries(Object.keys(pairs).map((pair) => [pair, scoreNow(type, pair)])),
  ]),
);

it('the scores of invented pairs are those last looked at', () => {
  if (process.env['UPDATE_GOLDEN'])
    writeFileSync(join(import.meta.dirname, 'golden', 'scores.json'), `${JSON.stringify(now, null, 2)}\n`);
  else expect(now).toEqual(golden);
});
