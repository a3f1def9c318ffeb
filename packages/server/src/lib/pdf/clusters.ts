const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into user-perceived characters: letters with their marks. */
export const clustersOf = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
