/** Thresholds by which the scorer distinguishes kinds of agreement. Similarity is 0–1. */
export const RULES = {
  guessedSound: {
    value: 0.85,
    doc: 'Similarity below which a single word that agrees by its transliteration is a guess.',
  },
  guessedJoin: { value: 0.93, doc: 'The same for a word of a ship’s name that agrees as a compound.' },
  closeEdit: { value: 0.67, doc: 'Similarity below which a word of a person’s name that differs by letters is loose.' },
  closeSound: { value: 0.7, doc: 'The same for a word that agrees by its consonants.' },
  closeTransliteration: { value: 0.85, doc: 'The same for a transliteration.' },
  closeJoin: { value: 0.93, doc: 'The same for compounds.' },
  heardOnly: { value: 0.85, doc: 'Similarity below which words that sound alike agree by sound only.' },
  readAlike: {
    value: 0.95,
    doc: 'Similarity from which letters without vowels, or a syllable, are a reading of the other word.',
  },
  leastSlip: {
    value: 0.66,
    doc: 'Similarity below which two words of a company or ship are different words, not a slip.',
  },
  shortestWord: { value: 4, doc: 'Fewest letters at which two words of a company or ship are compared as words.' },
  longestBrand: { value: 4, doc: 'Most letters at which one different letter makes another brand.' },
  shortestStem: { value: 4, doc: 'Fewest letters that two compounds share before their business words.' },
  shortWord: { value: 4, doc: 'Most letters of a short lone word: many words are one letter apart.' },
  longWord: { value: 7, doc: 'Fewest letters of a long lone word: few words are one letter apart.' },
  personalWord: {
    value: 0.9,
    doc: 'Similarity below which a word of a person’s name does not match one of a company or ship.',
  },
  fathers: { value: 3, doc: 'Fewest words of a patronymic chain at which their order alone decides.' },
  longestNative: { value: 5, doc: 'Most characters of a person’s name in Han characters or hangul.' },
  withGiven: { value: 3, doc: 'Fewest characters of a name with a separate given name.' },
  shortestForeign: { value: 4, doc: 'Fewest letters of a foreign given name next to a Chinese one.' },
  sameWord: {
    value: 0.95,
    doc: 'Similarity below which the only telling word of a company or ship is for review.',
  },
  several: {
    value: 2,
    doc: 'Fewest other words, equal as written, at which a company’s name rests on more than one word.',
  },
  likelySlip: {
    value: 70,
    doc: 'Points from which a person’s name is for review, if one letter of a word that is nobody’s name differs.',
  },
  asWritten: { value: 0.98, doc: 'Similarity below which that word is not written as listed.' },
  listedShortened: {
    value: 90,
    doc: 'Points of a listed name whose words, in their order, are those of the text or begin with them.',
  },
  unseenWord: { value: 5, doc: 'Fewest letters of that word.' },
} as const satisfies Readonly<Record<string, { readonly value: number; readonly doc: string }>>;
