import type { Script } from '../../knowledge/scripts/letters/script-of.ts';
import type { Sound } from '../../knowledge/scripts/letters/sound.ts';

/** One comparable word, in Latin letters and digits if its script is known. */
export type Token = {
  readonly text: string;
  /** UTF-16 offsets in the text as given; end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly script: Script;
  /** Other readings or romanisations, most likely first, without `text`. */
  readonly readings: readonly string[];
  /** Its sound, if its script writes sounds: compared with the possible sounds of Latin spellings. */
  readonly sound?: Sound;
  /**
   * The Han character or hangul syllable of this token. Two of one script are compared as characters (see
   * `nativeLetter`).
   */
  readonly letter?: string;
  /** The readings that yield `text` and each of `readings` (bits of `SYSTEM`); absent if every one does. */
  readonly systems?: readonly number[];
  /** Set if the text is the nominative of the written word. `perhaps`: the written word may itself be a nominative. */
  readonly inflected?: 'sure' | 'perhaps';
  /** Whether the letters were retyped from the same keys of another keyboard layout. */
  readonly retyped?: true;
};
