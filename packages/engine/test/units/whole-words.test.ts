import { expect, it } from 'vitest';
import { normaliseText } from '../../src/normalise/text/normalise-text.ts';
import { tagQuery } from '../../src/retrieve/lookup/query-tokens.ts';
import { wholeWords } from '../../src/screen/text/whole-words.ts';
import { model } from '../builders/search.ts';

const NO_MESSAGE = (count: number): boolean[] => Array.from({ length: count }, () => false);
const stretchesOf = (text: string, isMessage = NO_MESSAGE(99)) => {
  const tokens = tagQuery(normaliseText(text).tokens, 'unknown', model);
  const has = wholeWords(tokens, isMessage);
  const found: [number, number][] = [];
  for (let from = 0; from < tokens.length; from++)
    for (let to = from + 1; to <= tokens.length; to++) if (has(from, to)) found.push([from, to]);
  return { count: tokens.length, found };
};

it('every stretch of words with spaces has a whole one', () => {
  const { count, found } = stretchesOf('Varnok Tolbrecht Dalvor');
  expect([count, found.length]).toEqual([3, 6]);
});

it('a stretch in the midst of characters without spaces has none, one that holds a word from end to end has', () => {
  expect(stretchesOf('김박영').found).toEqual([[0, 3]]);
  expect(stretchesOf('김박 영호').found).toEqual([
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 4],
    [2, 4],
  ]);
});

it('words of the message end a word written without spaces', () => {
  expect(stretchesOf('김박영호', [false, true, false, false]).found).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 4],
    [2, 4],
  ]);
});
