import { jamoOf } from './hangul.ts';
import { type Sound, soundOf } from './sound.ts';

const INITIALS = 'g k n d t r m b p s s  J J C k t p h'.split(' ');
const VOWELS = 'a e ya ye @ e y@ ye o wa we we yo u w@ we wi yu U i i'.split(' ');
const FINALS = [''].concat('k k k n n n t l k m l l l p l m p p s s ng J C k t p t'.split(' '));

/** ㅊ, ㅈ and ㅅ with a vowel that only carries them at the end of a syllable abroad: 치 in "Bach", 시 in "Bush". */
const CARRIED: ReadonlyMap<string, string> = new Map([
  ['치', 'CI'],
  ['지', 'JI'],
  ['시', 'sI'],
  ['쉬', 'SI'],
  ['슈', 'SU'],
  ['츠', 'cU'],
  ['즈', 'zU'],
  ['쯔', 'cU'],
]);

/** How a hangul word sounds as a foreign one: ㄹㄹ is one l, ㅡ a vowel the script adds. */
export function soundOfHangul(word: string): Sound | undefined {
  let sounds = '';
  let before = 0;
  for (let at = 0; at < word.length; at++) {
    const syllable = word.charAt(at);
    const jamo = jamoOf(word.charCodeAt(at));
    if (jamo === undefined) return undefined;
    const doubled = before === 8 && jamo.initial === 5;
    const initial = doubled ? '' : (INITIALS[jamo.initial] ?? '');
    sounds += CARRIED.get(syllable) ?? initial + (VOWELS[jamo.vowel] ?? '') + (FINALS[jamo.final] ?? '');
    before = jamo.final;
  }
  return soundOf('H', sounds);
}
