import type { Warning, WarningCode } from '../../types/result.ts';
import type { Undone } from '../../views/view/view.ts';

const TEXTS: Partial<Record<WarningCode, string>> = {
  hidden_characters_removed:
    'The text held characters that nobody sees (zero-width, bidirectional or control); they were left out.',
  lookalike_letters_folded:
    'The text mixed letters of different alphabets that look alike; they were read as one alphabet.',
  leet_digits_folded: 'Digits or signs inside words were also read as the letters they resemble.',
  encoding_undone: 'Encoded text was also read decoded.',
  markup_removed: 'Markup was left out; the text between its tags was read.',
  direction_override: 'Text with a right-to-left override was read both ways.',
  unknown_script:
    'Part of the text is in a script without a romanisation here: it was compared letter by letter without one.',
};

const OF_UNDONE: Readonly<Record<Undone, WarningCode | null>> = {
  percent: 'encoding_undone',
  quoted_printable: 'encoding_undone',
  encoded_word: 'encoding_undone',
  entities: 'encoding_undone',
  json_escapes: 'encoding_undone',
  mojibake: 'encoding_undone',
  markup: 'markup_removed',
  markup_in_words: 'markup_removed',
  direction: 'direction_override',
  tag_characters: 'hidden_characters_removed',
  lookalikes: 'lookalike_letters_folded',
  leet: 'leet_digits_folded',
  line_breaks: null,
  separators: null,
  spaced_letters: null,
};

/** The warnings for the transformations that were undone, each once. */
export const undoneWarnings = (undone: readonly Undone[]): WarningCode[] => [
  ...new Set(undone.flatMap((one) => OF_UNDONE[one] ?? [])),
];

/** The normaliser's warnings with a sentence each. */
export const warningsOf = (codes: readonly WarningCode[]): Warning[] =>
  codes.map((code) => ({ code, text: TEXTS[code] ?? code }));
