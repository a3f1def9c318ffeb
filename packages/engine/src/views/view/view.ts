/** Transformations that can be undone to get a view, each with a description. */
export const UNDONE = {
  percent: 'percent-encoding of web addresses',
  quoted_printable: 'quoted-printable encoding of e-mail',
  encoded_word: 'encoded words of e-mail headers',
  entities: 'character references of HTML and XML',
  json_escapes: 'backslash escapes of JSON and programming languages',
  mojibake: 'characters that were read in a wrong encoding',
  markup: 'markup in the text',
  markup_in_words: 'markup inside words',
  line_breaks: 'line breaks inside words, or inside what is encoded',
  separators: 'signs that may part words instead of standing for letters',
  direction: 'text with a forced direction, read as displayed',
  tag_characters: 'invisible tag characters, read as letters',
  lookalikes: 'letters and signs that look like letters of another alphabet',
  spaced_letters: 'letters set apart one by one',
  leet: 'digits and signs that stand for letters',
} as const;

/** One transformation that was undone to get a view. */
export type Undone = keyof typeof UNDONE;

/**
 * A text after something was undone. UTF-16 unit `i` of `text` came from `starts[i]` to `ends[i]` (end exclusive) of
 * the original text; an inserted separator covers the text that it replaces.
 */
export type View = {
  readonly text: string;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly undone: readonly Undone[];
};

/** Replaces units `start` to `end` by `text`. A layer returns its edits in order and without overlaps. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };
