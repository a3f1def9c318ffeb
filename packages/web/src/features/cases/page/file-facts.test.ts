import { expect, it } from 'vitest';
import { fileSize, fileType } from './file-facts.ts';

it.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1.0 kB'],
  [48_213, '47 kB'],
  [1_468_006, '1.4 MB'],
  [10_485_760, '10 MB'],
])('a file of %d bytes has %s', (bytes, text) => {
  expect(fileSize(bytes).replace('\u00A0', ' ')).toBe(text);
});

it('the type of a file has a word, or is its media type', () => {
  expect(fileType('application/pdf')).toBe('PDF');
  expect(fileType('application/zip')).toBe('application/zip');
});
