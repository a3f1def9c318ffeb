import { soundOfArabic } from './arabic-sound.ts';
import { soundOfCyrillic } from './cyrillic-sound.ts';
import { soundOfGreek } from './greek-sound.ts';
import { soundOfHebrew } from './hebrew-sound.ts';
import { soundOfKana } from './kana-sound.ts';
import type { Script } from './script-of.ts';
import type { Sound } from './sound.ts';

const SOUNDS: { readonly [script in Script]?: (word: string) => Sound | undefined } = {
  Cyrl: soundOfCyrillic,
  Grek: soundOfGreek,
  Hebr: soundOfHebrew,
  Arab: soundOfArabic,
  Hira: soundOfKana,
  Kana: soundOfKana,
};

/**
 * How a lower-case, NFKC-composed word of one script sounds; none for scripts whose words are not compared by sound.
 */
export const soundOfWord = (word: string, script: Script): Sound | undefined => SOUNDS[script]?.(word);
