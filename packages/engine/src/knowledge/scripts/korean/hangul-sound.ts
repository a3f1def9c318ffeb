import { type Sound, soundOf } from '../letters/sound.ts';
import { type Jamo, jamoOf } from './hangul.ts';

const INITIALS = 'g k n d t r m b p s s  J J C k t p h'.split(' ');
const VOWELS = 'a e ya ye @ e y@ ye o wa we we yo u w@ we wi yu U i i'.split(' ');
/** Final ㅅ is pronounced t and stands for t, d, s and th. Final ㅇ is n before g, or a French n. */
const FINALS = [''].concat('k k k n n n t l k m l l l p l m p p T T nN J C k t p t'.split(' '));

/** ㅈ, ㅊ and ㅅ absorb the glide after them: 쇼 is Sho, 쟈 Ja. */
const GLIDING: ReadonlyMap<string, string> = new Map([
  ['s', 'S'],
  ['J', 'J'],
  ['C', 'C'],
]);

/** ㅊ, ㅈ and ㅅ with a carrier vowel that ends a foreign syllable: 치 in "Bach", 시 in "Bush". */
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

/** The sound of a hangul word as a foreign name: ㄹㄹ is one l, ㅡ an added vowel. */
export function soundOfHangul(word: string): Sound | undefined {
  let sounds = '';
  let before = 0;
  for (let at = 0; at < word.length; at++) {
    const syllable = word.charAt(at);
    const jamo = jamoOf(word.charCodeAt(at));
    if (jamo === undefined) return undefined;
    sounds += CARRIED.get(syllable) ?? open(jamo, before);
    sounds += FINALS[jamo.final] ?? '';
    before = jamo.final;
  }
  return soundOf('H', sounds);
}

const [RIEUL_INITIAL, RIEUL_FINAL] = [5, 8];

function open({ initial, vowel }: Jamo, before: number): string {
  const consonant = before === RIEUL_FINAL && initial === RIEUL_INITIAL ? '' : (INITIALS[initial] ?? '');
  const sound = VOWELS[vowel] ?? '';
  const gliding = sound.startsWith('y') ? GLIDING.get(consonant) : undefined;
  return gliding === undefined ? consonant + sound : gliding + sound.slice(1);
}
