import type { Relation } from '../model/relation.ts';
import { type Asked, codesOf } from './asked.ts';
import { type FormTable, TRAIT, wordAt } from './form-table.ts';
import { type AskedSound, heardAt, likeness } from './heard.ts';
import { latinCodes } from './latin-codes.ts';
import { soundCodes } from './sound-codes.ts';
import { soundCost } from './sound-cost.ts';

/** Shortest Latin spelling that is heard. */
export const SHORTEST_SPELLING = 2;

/** How a sound compares with a listed Latin spelling; undefined where they are different words. */
export function soundRelation(heard: AskedSound, table: FormTable, id: number): Relation | undefined {
  if (((table.traits.flags[id] ?? 0) & TRAIT.fuzzy) === 0) return undefined;
  const text = wordAt(table, id);
  if (text.length < SHORTEST_SPELLING) return undefined;
  const cost = soundCost(text, heard, heard.limit);
  if (cost > heard.limit || !latinCodes(text).some((code) => heard.codes.includes(code))) return undefined;
  return { similarity: likeness(heard, cost), method: 'transliteration' };
}

/** How a Latin spelling compares with a listed sound; undefined where they are different words. */
export function spellingRelation(a: Asked, table: FormTable, id: number): Relation | undefined {
  if ((a.flags & TRAIT.fuzzy) === 0 || a.text.length < SHORTEST_SPELLING) return undefined;
  const { units, offsets } = table.texts;
  const heard = heardAt(units, offsets[id] ?? 0, offsets[id + 1] ?? 0);
  const cost = soundCost(a.text, heard, heard.limit);
  if (cost > heard.limit) return undefined;
  const codes = codesOf(a);
  if (!soundCodes(wordAt(table, id)).some((code) => codes.includes(code))) return undefined;
  return { similarity: likeness(heard, cost), method: 'transliteration' };
}
