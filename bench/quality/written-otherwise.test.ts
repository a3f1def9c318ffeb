import { expect, it } from 'vitest';
import { rotationsOf, swapOf, writtenOtherwise } from './written-otherwise.ts';

it('rotates words and leaves the name itself out', () => {
  expect(rotationsOf('Ivo Karel Zebrowsky')).toEqual(['Karel Zebrowsky Ivo', 'Zebrowsky Ivo Karel']);
  expect(rotationsOf('Zebrowsky')).toEqual([]);
});

it('puts the family name first with a comma, wherever it stood', () => {
  expect(swapOf({ value: 'Ivo Zebrowsky', parts: { family: 'Zebrowsky' } })).toEqual(['ZEBROWSKY, Ivo']);
  expect(swapOf({ value: 'Zebrowsky Ivo', parts: { family: 'Zebrowsky' } })).toEqual(['ZEBROWSKY, Ivo']);
});

it('swaps nothing where the family name is not told, is all there is, or stands in the middle', () => {
  expect(swapOf({ value: 'Ivo Zebrowsky' })).toEqual([]);
  expect(swapOf({ value: 'Zebrowsky', parts: { family: 'Zebrowsky' } })).toEqual([]);
  expect(swapOf({ value: 'Ivo Zebrowsky Junior', parts: { family: 'Zebrowsky' } })).toEqual([]);
});

it('writes a name otherwise, never as it was', () => {
  expect(writtenOtherwise("Ivó O'Zebrowsky")).toEqual([
    "IVÓ O'ZEBROWSKY",
    "ivó o'zebrowsky",
    "  Ivó   O'Zebrowsky ",
    'Ivó O Zebrowsky',
    "Ivo O'Zebrowsky",
  ]);
});
