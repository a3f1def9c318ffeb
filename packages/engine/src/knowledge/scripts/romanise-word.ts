import { romaniseArabic } from './abjads/arabic.ts';
import { romaniseHebrew } from './abjads/hebrew.ts';
import { romaniseAbugida } from './abugidas/abugida.ts';
import { romaniseBurmese } from './abugidas/burmese.ts';
import { romaniseEthiopic } from './abugidas/ethiopic.ts';
import { romaniseKhmer } from './abugidas/khmer.ts';
import { romaniseLao } from './abugidas/lao.ts';
import { romaniseThai } from './abugidas/thai.ts';
import { romaniseTibetan } from './abugidas/tibetan.ts';
import { romaniseArmenian } from './alphabets/armenian.ts';
import { romaniseCyrillic } from './alphabets/cyrillic.ts';
import { romaniseGeorgian } from './alphabets/georgian.ts';
import { romaniseGreek } from './alphabets/greek.ts';
import { romaniseLatin } from './alphabets/latin.ts';
import { romaniseHan } from './han/han.ts';
import { romaniseKana } from './japanese/kana.ts';
import { romaniseHangul } from './korean/romanise-hangul.ts';
import type { RomanPart } from './letters/roman-part.ts';
import type { Script } from './letters/script-of.ts';
import { romaniseMongolian } from './other/mongolian.ts';
import { romaniseOther } from './other/romanise-other.ts';

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
 * Romanises one lower-case, NFKC-composed word whose letters are all in one script (hiragana and katakana may mix).
 * @returns no part if nothing of the word is known: the caller keeps such a word as it is
 */
export function romaniseWord(word: string, script: Script): readonly RomanPart[] {
  return ROMANISERS[script]?.(word, script) ?? [];
}
