import { type LetterTable, letterTable } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';
import { saidLetters, thaiByLetters } from './thai-by-letters.ts';

/** RTGS: each consonant at the start and at the end of a syllable. */
const INITIAL = letterTable(
  'ก=k ข=kh ฃ=kh ค=kh ฅ=kh ฆ=kh ง=ng จ=ch ฉ=ch ช=ch ซ=s ฌ=ch ญ=y ฎ=d ฏ=t ฐ=th ฑ=th ฒ=th ณ=n ด=d ต=t ถ=th ท=th ธ=th น=n บ=b ป=p ผ=ph ฝ=f',
  'พ=ph ฟ=f ภ=ph ม=m ย=y ร=r ล=l ว=w ศ=s ษ=s ส=s ห=h ฬ=l อ= ฮ=h',
);
const FINAL = letterTable(
  'ก=k ข=k ค=k ฆ=k ง=ng จ=t ช=t ซ=t ญ=n ฎ=t ฏ=t ฐ=t ฑ=t ฒ=t ณ=n ด=t ต=t ถ=t ท=t ธ=t น=n บ=p ป=p พ=p ฟ=p ภ=p ม=m ย=i ร=n ล=n ว=o ศ=t ษ=t ส=t ฬ=n อ=',
);

/** Letters as spelled in the Sanskrit and Pali words of family names. */
const LEARNED = letterTable(
  'ก=k ข=kh ค=k ฆ=gh ง=ng จ=ch ฉ=ch ช=j ซ=s ฌ=jh ญ=n ฎ=d ฏ=t ฐ=th ฑ=d ฒ=dh ณ=n ด=d ต=t ถ=th ท=th ธ=dh น=n บ=b ป=p ผ=ph ฝ=f พ=b ฟ=f ภ=bh ม=m ย=y ร=r ล=l ว=v ศ=s ษ=s ส=s ห=h ฬ=l อ= ฮ=h',
);

const C = '[\u0e01-\u0e2e]';
const BEFORE_VOWEL = '(?![\u0e30-\u0e3a\u0e47\ue010])';
const CLUSTER = `(${C}[รลว](?=[\u0e30-\u0e3a]|${C}|$)|ห[งนมยรลว]|${C})`;
const CODA = `(?:(${C})${BEFORE_VOWEL})?`;

/**
 * Written shapes of a syllable, longest first, with its vowel; the coda is the following text that begins no syllable.
 */
const SHAPES: readonly (readonly [shape: RegExp, vowel: string])[] = (
  [
    [`เ(${C}[รลว]|${C})ียว?`, 'ia'],
    [`เ(${C}[รลว]|${C})ือ`, 'uea'],
    [`เ(${C}[รลว]|${C})าะ`, 'o'],
    [`เ(${C}[รลว]|${C})า`, 'ao'],
    [`เ(${C}[รลว]|${C})อ`, 'oe'],
    [`เ(${C}[รลว]|${C})ิ`, 'oe'],
    [`เ(${C})ย`, 'oei'],
    [`เ(${C}[รลว]|${C})[็ะ]?`, 'e'],
    [`แ(${C}[รลว]|${C})[็ะ]?`, 'ae'],
    [`โ(${C}[รลว]|${C})ะ?`, 'o'],
    [`[ใไ](${C}[รลว]|${C})ย?`, 'ai'],
    [`${CLUSTER}ัว`, 'ua'],
    [`${CLUSTER}ั`, 'a'],
    [`${CLUSTER}ำ`, 'am'],
    [`${CLUSTER}[าะ]`, 'a'],
    [`${CLUSTER}[ิี]`, 'i'],
    [`${CLUSTER}(?:ือ|[ึื])`, 'ue'],
    [`${CLUSTER}[ุู]`, 'u'],
    [`(${C})รร(?=${C})`, 'a'],
    [`(${C})รร$`, 'an'],
    [`(${C})ว(?=${C}${BEFORE_VOWEL})`, 'ua'],
    [`${CLUSTER}\ue010`, 'o'],
    [`(${C})อ`, 'o'],
  ] as const
).map(([shape, vowel]) => [new RegExp(`^(?:${shape})${CODA}`), vowel]);

const BARE = new RegExp(`^(${C})(${C})${BEFORE_VOWEL}`);
const LEADING_NEXT = /^[\u0e40-\u0e44]/;

/**
 * Latin spelling of a word in Thai letters by RTGS. Syllables are guessed from their shape, so unusual words are
 * approximate.
 */
export function romaniseThai(original: string): readonly RomanPart[] {
  const [text = '', plain = '', soft = ''] = thaiSpellings(original, INITIAL);
  const learned = thaiByLetters(original, LEARNED);
  return wholeWord(original, [
    text,
    learned.replaceAll('j', 'ch'),
    learned,
    plain,
    soft,
    learned.replace(/^j/, 'sh').replaceAll('v', 'w'),
    learned.replaceAll('v', 'w').replaceAll('j', 'ch'),
  ]);
}

/** Spells Thai letters with the given initials. The second spelling keeps final r and l, and v for ว. */
export function thaiSpellings(original: string, initials: LetterTable): readonly string[] {
  let rest = saidLetters(original);
  let out = '';
  while (rest !== '') {
    const found = nextSyllable(rest, initials);
    out += found.latin;
    rest = rest.slice(Math.max(found.length, 1));
  }
  return [
    out,
    out.replaceAll('ph', 'p').replaceAll('th', 't').replaceAll('kh', 'k'),
    out.replaceAll('w', 'v').replaceAll('ch', 'j'),
  ];
}

function nextSyllable(text: string, initials: LetterTable): { latin: string; length: number } {
  for (const [shape, vowel] of SHAPES) {
    const match = shape.exec(text);
    if (match === null) continue;
    const [whole, onset = '', coda] = match;
    const after = text.slice(whole.length);
    if (after === 'ร' && /[ัิุเ]/.test(whole) && coda !== undefined && SILENT_R.has(coda))
      return { latin: onsetOf(onset, initials) + vowel + (FINAL.get(coda) ?? ''), length: whole.length + 1 };
    const opens = coda !== undefined && after !== '' && (startsVowel(after) || ONE_CONSONANT.test(after));
    const length = opens ? whole.length - 1 : whole.length;
    return {
      latin: onsetOf(onset, initials) + vowel + (opens || coda === undefined ? '' : (FINAL.get(coda) ?? '')),
      length,
    };
  }
  const bare = BARE.exec(text);
  if (bare !== null && !LEADING_NEXT.test(text.slice(1))) {
    const [whole, onset = '', coda = ''] = bare;
    return { latin: `${onsetOf(onset, initials)}o${FINAL.get(coda) ?? ''}`, length: whole.length };
  }
  const lone = initials.get(text.charAt(0));
  return { latin: lone === undefined ? '' : lone + (text.length > 1 ? 'a' : ''), length: 1 };
}

/** Whether the text after a consonant needs it as its first letter. */
const startsVowel = (after: string) => /^(?:[\u0e30-\u0e3a\u0e47\ue010อ]|รร)/.test(after);

/** The rest is the end of a syllable without a written vowel. */
const ONE_CONSONANT = new RegExp(`^${C}$`);
/** After these a final r is silent: bu-tr is "but". */
const SILENT_R = new Set('ตทชก');

const onsetOf = (onset: string, initials: LetterTable) =>
  onset.length === 2 && onset.startsWith('ห')
    ? (initials.get(onset.charAt(1)) ?? '')
    : [...onset].map((letter) => initials.get(letter) ?? '').join('');
