import { describe, expect, it } from 'vitest';
import { relate } from '../../src/words/compare/relate.ts';
import { formOf } from '../../src/words/form/form.ts';
import { keysOf } from '../../src/words/keys/keys.ts';
import { model } from '../builders/search.ts';

const similarity = (a: string, b: string): number => relate(formOf(a, model), formOf(b, model), model)?.similarity ?? 0;
const keys = (text: string): number[] => {
  const found: number[] = [];
  keysOf(formOf(text, model), (key) => found.push(key));
  return found;
};

const PAIRS: readonly (readonly [string, string])[] = [
  ['zhelvinsky', 'jelvinskiy'],
  ['zhelvinsky', 'schelwinski'],
  ['shchukarev', 'schtschukarew'],
  ['shchukarev', 'chtchoukarev'],
  ['yezhovtsev', 'jeschowzew'],
  ['khokhryakin', 'hohrjakin'],
  ['grebenyuk', 'hrebiniuk'],
  ['gnatovsky', 'hnatovskyi'],
  ['djebbouri', 'jabburi'],
  ['szczepkowski', 'schepkovsky'],
  ['jumagaliev', 'zhumagaliev'],
  ['chervyakov', 'chervyakou'],
  ['tserashkou', 'tereshkov'],
  // Of few consonants, where all else is said alike.
  ['djovva', 'jovah'],
  ['dschodid', 'jodid'],
  ['chaoua', 'shawa'],
  ['djumaliev', 'zhumaliev'],
  ['tchotchene', 'chochen'],
];

describe('a name spelled by two conventions', () => {
  it.each(PAIRS)('%s is %s', (a, b) => {
    expect(similarity(a, b)).toBeGreaterThanOrEqual(0.75);
    expect(similarity(b, a)).toBe(similarity(a, b));
  });
  it.each(PAIRS)('%s and %s share a key', (a, b) => {
    const own = new Set(keys(a));
    expect(keys(b).some((key) => own.has(key))).toBe(true);
  });
  it.each([
    ['charity', 'harita'],
    ['romanchuk', 'romanov'],
    ['walker', 'volgar'],
    ['jodid', 'chadud'],
    ['juvah', 'shevi'],
  ])('%s is not %s', (a, b) => expect(similarity(a, b)).toBeLessThan(0.75));
});
