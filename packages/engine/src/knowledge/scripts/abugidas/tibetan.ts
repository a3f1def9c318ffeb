import { letterTable } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

const LETTERS = letterTable(
  'ཀ=k ཁ=kh ག=g གྷ=g ང=ng ཅ=ch ཆ=ch ཇ=j ཉ=ny ཏ=t ཐ=th ད=d ན=n པ=p ཕ=ph བ=b མ=m ཙ=ts ཚ=ts ཛ=dz ཝ=w ཞ=zh ཟ=z འ= ཡ=y ར=r ལ=l ཤ=sh ས=s ཧ=h ཨ= ཊ=t ཋ=th ཌ=d ཎ=n ཥ=sh',
);
const VOWELS = letterTable('ི=i ུ=u ེ=e ོ=o ཱ=a ཻ=e ཽ=o');
const CODAS = letterTable('ག=k ང=ng ད= ན=n བ=p མ=m འ= ར=r ལ=l ས=');

const SUBJOINED_FIRST = 0xf90;
const SUBJOINED_DISTANCE = 0x50;

/** Roots with subjoined y or r are not pronounced as written. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:k|kh|g)r|^(?:t|d|p|b|ph)r/, 'd'],
  [/^py|^phy/, 'ch'],
  [/^by/, 'j'],
  [/^my/, 'ny'],
  [/^(?:k|g|b|z|r|s)l/, 'l'],
];

/** Approximate Latin spelling of one Tibetan word or syllable (the normaliser turns tsheg into a word break). */
export function romaniseTibetan(word: string): readonly RomanPart[] {
  const spelled = word.split('\u0f0b').map(syllable).join('');
  return wholeWord(word, [spelled]);
}

/**
 * The root letter is the one with a vowel or a subjoined letter; prefixes before it and superscribed letters are
 * silent.
 */
function syllable(text: string): string {
  const stacks: { letters: string; vowel: string }[] = [];
  for (const character of text) {
    const code = character.charCodeAt(0);
    const vowel = VOWELS.get(character);
    const last = stacks.at(-1);
    if (vowel !== undefined && last !== undefined) last.vowel = vowel;
    else if (code >= SUBJOINED_FIRST && code <= 0xfbc && last !== undefined) {
      last.letters += String.fromCharCode(code - SUBJOINED_DISTANCE);
    } else if (LETTERS.has(character)) stacks.push({ letters: character, vowel: '' });
  }
  const marked = stacks.findIndex((stack) => stack.vowel !== '' || stack.letters.length > 1);
  const root = marked >= 0 ? marked : stacks.length > 2 ? 1 : 0;
  const stack = stacks[root];
  if (stack === undefined) return '';
  const heads = stack.letters.length > 1 && /^[རལས]/.test(stack.letters) ? stack.letters.slice(1) : stack.letters;
  let onset = [...heads].map((letter) => LETTERS.get(letter) ?? '').join('');
  for (const [written, said] of SOUNDS) onset = onset.replace(written, said);
  const coda = stacks[root + 1];
  return onset + (stack.vowel || 'a') + (coda === undefined ? '' : (CODAS.get(coda.letters) ?? '') + coda.vowel);
}
