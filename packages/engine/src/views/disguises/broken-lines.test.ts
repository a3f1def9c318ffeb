import { describe, expect, it } from 'vitest';
import { brokenLineEdits } from './broken-lines.ts';

const WORDS = new Set(['tolbrez', 'nik', 'tolbreznik', 'quelmar']);
const edits = (text: string) => brokenLineEdits(text, (word) => WORDS.has(word.toLowerCase()));

describe('a line that ends', () => {
  it.each([
    ['within a word', 'quel\nmar', { start: 4, end: 5 }],
    ['within a word, before the slashes of a payment message', 'QUEL\r\n//MAR', { start: 4, end: 8 }],
    ['behind a hyphen, although both halves are words', 'Tolbrez-\nnik', { start: 7, end: 9 }],
  ])('%s is undone', (_, text, where) => expect(edits(text)).toEqual([{ ...where, text: '' }]));

  it.each([
    ['between two words', 'Tolbrez\nNik'],
    ['within an unknown word', 'var\nnok'],
    ['between paragraphs', 'quel\n\nmar'],
    ['behind a number', '12\nnik'],
  ])('%s stays', (_, text) => expect(edits(text)).toEqual([]));
});
