import { expect, it } from 'vitest';
import { stringAt, stringCount } from '../../src/index/tables/packed-strings.ts';
import { buildIndex, loadModel } from '../../src/index.ts';
import { type Form, formOf } from '../../src/words/form/form.ts';
import { compoundKeysOf, keysOf } from '../../src/words/keys/keys.ts';
import { inventListings } from '../builders/invent.ts';
import { randomFrom } from '../builders/random.ts';

const model = loadModel();

it('the forms of an index stand in order of their texts, so that what begins alike lies side by side', () => {
  const { forms } = buildIndex(inventListings(60, randomFrom(7)), model).tokens;
  const texts = Array.from({ length: stringCount(forms) }, (_, form) => stringAt(forms, form));
  expect(texts).toEqual(texts.toSorted((a, b) => (a < b ? -1 : 1)));
});

type Keys = (form: Form, emit: (key: number) => void) => void;
const asOne: Keys = (form, emit) => compoundKeysOf(form, model, emit);

const shared = (keys: Keys, a: string, b: string): number => {
  const of = (text: string): Set<number> => {
    const found = new Set<number>();
    keys(formOf(text, model), (key) => found.add(key));
    return found;
  };
  const others = of(b);
  return [...of(a)].filter((key) => others.has(key)).length;
};

it('words of the same consonants are met where they open alike or with a breath, and as words written as one whatever they open with', () => {
  expect(shared(keysOf, 'veldoram', 'wuldarim')).toBeGreaterThan(0);
  expect(shared(keysOf, 'ulmerid', 'halmorud')).toBeGreaterThan(0);
  expect(shared(keysOf, 'olmerid', 'lamorud')).toBe(0);
  expect(shared(asOne, 'olmerid', 'lamorud')).toBeGreaterThan(0);
});
