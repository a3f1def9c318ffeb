const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in what readers see as characters: letters with their marks. */
export const clustersOf = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
