import type { Relation } from '../model/relation.ts';
import type { Form } from './form.ts';
import { type Heard, likeness } from './heard.ts';
import { latinCodes } from './latin-codes.ts';
import { soundCost } from './sound-cost.ts';

/** Shortest Latin spelling that is heard. */
export const SHORTEST_SPELLING = 2;

/** How a sound compares with a Latin spelling; undefined where they are different words. */
export function soundRelation(heard: Heard, latin: Form): Relation | undefined {
  if (!latin.fuzzy || latin.text.length < SHORTEST_SPELLING) return undefined;
  const cost = soundCost(latin.text, heard, heard.limit);
  if (cost > heard.limit) return undefined;
  if (!latinCodes(latin.text).some((code) => heard.codes.includes(code))) return undefined;
  return { similarity: likeness(heard, cost), method: 'transliteration' };
}
