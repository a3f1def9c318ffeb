import { describe, expect, test } from 'vitest';
import { scriptOf } from './letters/script-of.ts';
import { romaniseWord } from './romanise-word.ts';

const readings = (word: string) =>
  romaniseWord(word, scriptOf(word.codePointAt(0) ?? 0)).flatMap((part) => [part.text, ...part.readings]);

describe('a name in a smaller script can be read as its bearers spell it', () => {
  test.each([
    ['Burmese', 'ရွှေမိုး', 'shwemoe'],
    ['Burmese, with creaky tone', 'မြင့်', 'myint'],
    ['Burmese, with medial w', 'ထွန်း', 'htun'],
    ['Burmese, long a as companies write it', 'သာယာ', 'tharyar'],
    ['Burmese, old spelling', 'နေ', 'ne'],
    ['Khmer, hard b', 'ប៉ូ', 'pou'],
    ['Khmer, stacked letters open a syllable', 'សុខា', 'sokha'],
    ['Thai, unsaid cluster', 'จันทร์', 'chan'],
    ['Thai, silent last r', 'บุตร', 'but'],
    ['Thai, unwritten o', 'พล', 'phon'],
    ['Thai, by its letters', 'วัตร', 'vatra'],
    ['Thai, double r', 'สวรรค์', 'sawan'],
    ['Lao, s for x', 'ໄຊ', 'sai'],
    ['Lao, o without a letter', 'ພົມ', 'phom'],
    ['Armenian of the diaspora', 'Կարապետեան'.toLowerCase(), 'garabedian'],
    ['Hindi', 'सिंह', 'singh'],
    ['Bengali', 'জিয়া', 'zia'],
    ['Telugu', 'రావు', 'rao'],
    ['Malayalam', 'ചാണ്ടി', 'chandi'],
  ])('%s: %s can be read %s', (_, word, latin) => expect(readings(word)).toContain(latin));
});
