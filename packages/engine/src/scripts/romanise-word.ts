import { romaniseAbugida } from './abugida.ts';
import { romaniseArabic } from './arabic.ts';
import { romaniseArmenian } from './armenian.ts';
import { romaniseBurmese } from './burmese.ts';
import { romaniseCyrillic } from './cyrillic.ts';
import { romaniseEthiopic } from './ethiopic.ts';
import { romaniseGeorgian } from './georgian.ts';
import { romaniseGreek } from './greek.ts';
import { romaniseHan } from './han.ts';
import { romaniseHebrew } from './hebrew.ts';
import { romaniseKana } from './kana.ts';
import { romaniseKhmer } from './khmer.ts';
import { romaniseLao } from './lao.ts';
import { romaniseLatin } from './latin.ts';
import { romaniseMongolian } from './mongolian.ts';
import type { RomanPart } from './roman-part.ts';
import { romaniseHangul } from './romanise-hangul.ts';
import { romaniseOther } from './romanise-other.ts';
import type { Script } from './script-of.ts';
import { romaniseThai } from './thai.ts';
import { romaniseTibetan } from './tibetan.ts';

const ROMANISERS: { readonly [script in Script]?: (word: string, script: Script) => readonly RomanPart[] } = {
  Latn: romaniseLatin,
  Cyrl: romaniseCyrillic,
  Grek: romaniseGreek,
  Arab: romaniseArabic,
  Hebr: romaniseHebrew,
  Hani: romaniseHan,
  Hira: romaniseKana,
  Kana: romaniseKana,
  Hang: romaniseHangul,
  Armn: romaniseArmenian,
  Geor: romaniseGeorgian,
  Thai: romaniseThai,
  Laoo: romaniseLao,
  Mymr: romaniseBurmese,
  Khmr: romaniseKhmer,
  Deva: romaniseAbugida,
  Beng: romaniseAbugida,
  Guru: romaniseAbugida,
  Gujr: romaniseAbugida,
  Orya: romaniseAbugida,
  Taml: romaniseAbugida,
  Telu: romaniseAbugida,
  Knda: romaniseAbugida,
  Mlym: romaniseAbugida,
  Sinh: romaniseAbugida,
  Ethi: romaniseEthiopic,
  Mong: romaniseMongolian,
  Tibt: romaniseTibetan,
  Zzzz: romaniseOther,
};

/**
 * Romanises one lower-case, NFKC-composed word whose letters are all of one script (hiragana and katakana may mix).
 * @returns no part when nothing of the word is known: the caller keeps such a word as itself
 */
export function romaniseWord(word: string, script: Script): readonly RomanPart[] {
  return ROMANISERS[script]?.(word, script) ?? [];
}
