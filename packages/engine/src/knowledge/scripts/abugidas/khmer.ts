import { letterTable } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

/** Consonants of the first and the second series: the series determines the sound of a vowel sign. */
const FIRST = letterTable('ក=k ខ=kh ច=ch ឆ=chh ដ=d ឋ=th ណ=n ត=t ថ=th ប=b ផ=ph ស=s ហ=h ឡ=l អ= ឝ=sh ឞ=s \ue000=p');
const SECOND = letterTable('គ=k ឃ=kh ង=ng ជ=ch ឈ=chh ញ=nh ឌ=d ឍ=th ទ=t ធ=th ន=n ព=p ភ=ph ម=m យ=y រ=r ល=l វ=v');

const SIGNS = letterTable(
  'ា=a ិ=e ី=ei ឹ=oe ឺ=eu ុ=o ូ=ou ួ=uo ើ=aeu ឿ=oea ៀ=ie េ=e ែ=ae ៃ=ai ោ=ao ៅ=au ុំ=om ំ=am ាំ=am ះ=ah ុះ=oh េះ=eh ោះ=aoh',
);
const SECOND_SIGNS = letterTable('ា=ea ិ=i ី=i ុ=u ូ=u ើ=eu ែ=e ៃ=ey ោ=o ៅ=ov ំ=um ុំ=um ាំ=oam ោះ=oh');
const INDEPENDENT = letterTable('ឣ=a ឤ=a ឥ=e ឦ=ei ឧ=o ឩ=ou ឪ=au ឫ=rue ឬ=rue ឭ=lue ឮ=lue ឯ=ae ឰ=ai ឱ=ao ឲ=ao ឳ=au');

const COENG = '\u17d2';
/** The sign that turns b into p: Pol, not Bol. */
const HARD_B = /ប\u17c9/g;
const IGNORED = /[\u17c9-\u17d1\u17d3\u17dd\u200b]/g;

/** Latin spelling of a word in Khmer letters; a final consonant without a sign closes the syllable before it. */
export function romaniseKhmer(original: string): readonly RomanPart[] {
  const word = original.replace(HARD_B, '\ue000').replace(IGNORED, '');
  let out = '';
  let at = 0;
  let afterVowel = false;
  while (at < word.length) {
    const letter = word.charAt(at);
    const vowel = INDEPENDENT.get(letter);
    if (vowel !== undefined) {
      out += vowel;
      afterVowel = true;
      at++;
      continue;
    }
    if (!FIRST.has(letter) && !SECOND.has(letter)) {
      at++;
      continue;
    }
    const second = SECOND.has(letter);
    let onset = consonant(letter);
    at++;
    const stacked = word.charAt(at) === COENG;
    while (word.charAt(at) === COENG) {
      onset += consonant(word.charAt(at + 1));
      at += 2;
    }
    const pair = word.slice(at, at + 2);
    const sign = pair.length === 2 && SIGNS.has(pair) ? pair : word.charAt(at);
    if (SIGNS.has(sign)) {
      out += onset + ((second ? SECOND_SIGNS.get(sign) : undefined) ?? SIGNS.get(sign) ?? '');
      at += sign.length;
      afterVowel = true;
    } else if (afterVowel && !nextIsSign(word, at) && !OPENS.has(letter) && !(stacked && at < word.length)) {
      out += onset;
      afterVowel = false;
    } else {
      out += onset + (second ? 'o' : 'a');
      afterVowel = true;
    }
  }
  const closed = out.replace(/(?<=[a-z]{3}[^aeiou])[ao]$/, '');
  // Names keep older spellings: Hor for hao, Tea for tie, Sihanouk for seihanu.
  const plain = closed.replaceAll('ei', 'i').replace(/iev$/, 'ieu');
  return wholeWord(original, [
    closed,
    plain,
    out,
    closed.replaceAll('ea', 'a'),
    closed.replace(/ao$/, 'or'),
    closed.replace(/ie$/, 'ea'),
    /ុ$/.test(word) ? `${plain}k` : '',
    plain.replace(/a(?=[^aeiou]+$)/, 'o').replace('tt', 'd'),
  ]);
}

/** Letters that never close a syllable. */
const OPENS = new Set('ហអ');

const consonant = (letter: string) => FIRST.get(letter) ?? SECOND.get(letter) ?? '';

const nextIsSign = (word: string, at: number) => SIGNS.has(word.charAt(at));
