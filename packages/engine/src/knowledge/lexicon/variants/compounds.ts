import { splitForms } from '../table/word-table.ts';
import { SHORT_OF_TWO } from './name-compounds.ts';
import { variantRowsOf, variantsIn } from './name-variants.ts';

/** Spellings of words inside compounds, in addition to those in the tables. */
const OWN_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  din: ['din', 'deen', 'dine', 'dein'],
  allah: ['allah', 'ullah', 'ollah', 'ulla', 'alla'],
  ullah: ['ullah', 'allah', 'ollah', 'ulla', 'alla'],
  abu: ['abu', 'abou', 'abo', 'bu', 'bou', 'aboo'],
  bin: ['bin', 'ben', 'ibn'],
  dhu: ['dhu', 'zu', 'thu', 'dhou', 'zou'],
  zu: ['zu', 'dhu', 'thu', 'dhou', 'zou'],
  abd: ['abd'],
};
const ARTICLES = ['', 'al', 'el', 'ul', 'il', 'ol', 'l'];
const VOWELS = ['a', 'e', 'u', 'o', 'i'];

/** A short form of two given names, followed by the two: "Juanjo" is "Juan José". */
export const SHORT_FORMS_OF_TWO: readonly (readonly string[])[] = SHORT_OF_TWO.trim().split('\n').map(splitForms);

/**
 * All joined spellings of a name of several words: each word as the tables spell it, with any form of the article ("nur
 * al din": "noureldine", "nurudin" and so on).
 */
export function compoundSpellings(name: string): ReadonlySet<string> {
  const words = name.split(' ');
  let texts = [''];
  words.forEach((word, i) => {
    const own = word === 'al' ? articlesBefore(words[i + 1] ?? '') : spellingsOf(word);
    texts = texts.flatMap((text) => own.map((one) => text + one));
  });
  return new Set(texts);
}

/** Spellings of the article before a word: assimilated before some consonants ("ad din", "es salam"). */
const articlesBefore = (word: string): readonly string[] => [
  ...ARTICLES,
  ...VOWELS.map((vowel) => vowel + word.charAt(0)),
];

const spellingsOf = (word: string): readonly string[] =>
  OWN_SPELLINGS[word] ?? [
    ...new Set([
      word,
      ...variantRowsOf(word)
        .flatMap(variantsIn)
        .filter((form) => !form.includes(' ')),
    ]),
  ];
