import { soundOfArabic } from './abjads/arabic-sound.ts';
import { soundOfHebrew } from './abjads/hebrew-sound.ts';
import { soundOfCyrillic } from './alphabets/cyrillic-sound.ts';
import { soundOfGreek } from './alphabets/greek-sound.ts';
import { soundOfKana } from './japanese/kana-sound.ts';
import type { Script } from './letters/script-of.ts';
import type { Sound } from './letters/sound.ts';

const SOUNDS: { readonly [script in Script]?: (word: string) => Sound | undefined } = {
  Cyrl: soundOfCyrillic,
  Grek: soundOfGreek,
  Hebr: soundOfHebrew,
  Arab: soundOfArabic,
  Hira: soundOfKana,
  Kana: soundOfKana,
};

/** The sound of a lower-case, NFKC-composed word in one script; none for scripts that are not compared by sound. */
export const soundOfWord = (word: string, script: Script): Sound | undefined => SOUNDS[script]?.(word);
