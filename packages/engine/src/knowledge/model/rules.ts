/** Numbers by which the scorer tells kinds of agreement apart, each with what it decides. Likeness is 0–1. */
export const RULES = {
  guessedSound: {
    value: 0.85,
    doc: 'Likeness under which a single word that agrees by its transliteration is a guess.',
  },
  guessedJoin: { value: 0.93, doc: 'The same for a ship’s word that agrees written as one.' },
  closeEdit: { value: 0.67, doc: 'Likeness under which a word of a person’s name that differs by letters is loose.' },
  closeSound: { value: 0.7, doc: 'The same for a word that agrees by its consonants.' },
  closeTransliteration: { value: 0.85, doc: 'The same for a transliteration.' },
  closeJoin: { value: 0.93, doc: 'The same for words written as one.' },
  heardOnly: { value: 0.85, doc: 'Likeness under which words that agree by sound count as heard only.' },
  readAlike: {
    value: 0.95,
    doc: 'Likeness from which letters without vowels, or a syllable, are a reading of the other word.',
  },
  leastSlip: { value: 0.66, doc: 'Likeness under which two words of a company or ship are two words, not a slip.' },
  shortestWord: { value: 4, doc: 'Letters from which two words of a company or ship are compared as words.' },
  longestBrand: { value: 4, doc: 'Letters up to which another letter makes another brand.' },
  shortestStem: { value: 4, doc: 'Letters that two compounds share before their words of trade.' },
  shortWord: { value: 4, doc: 'Letters up to which a lone word is short: many are a letter apart.' },
  longWord: { value: 7, doc: 'Letters from which a lone word is long: few are a letter apart.' },
  personalWord: {
    value: 0.9,
    doc: 'Likeness under which a word of a person’s name is not taken for a company’s or ship’s.',
  },
  fathers: { value: 3, doc: 'Words of a chain of fathers from which their order alone decides.' },
  longestNative: { value: 5, doc: 'Most characters of a person’s name in Han characters or hangul.' },
  withGiven: { value: 3, doc: 'Characters of a name that has a given name of its own.' },
  shortestForeign: { value: 4, doc: 'Letters of a foreign given name that stands beside a Chinese one.' },
  several: { value: 2, doc: 'Other words that agree as written, from which a company’s name rests on more than one.' },
} as const satisfies Readonly<Record<string, { readonly value: number; readonly doc: string }>>;
