import type { Script } from '../../knowledge/scripts/letters/script-of.ts';
import type { Sound } from '../../knowledge/scripts/letters/sound.ts';

/** One comparable word, in Latin letters and digits wherever its script is known. */
export type Token = {
  readonly text: string;
  /** UTF-16 offsets in the text as given; end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly script: Script;
  /** Other ways to read or romanise it, most likely first, without `text`. */
  readonly readings: readonly string[];
  /** How it sounds, where its script writes sounds: compared with what Latin spellings sound like. */
  readonly sound?: Sound;
  /**
   * The Han character or hangul syllable that this token is: two of one script are compared as characters (see
   * `nativeLetter`).
   */
  readonly letter?: string;
  /** Which ways of reading give `text` and each of `readings` (bits of `SYSTEM`); left out where every one does. */
  readonly systems?: readonly number[];
  /** The text is the nominative of what is written: for sure, or what is written may be one itself. */
  readonly inflected?: 'sure' | 'perhaps';
  /** Whether the letters are those on the same keys of another keyboard layout. */
  readonly retyped?: true;
};
