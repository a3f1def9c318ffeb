import { letterTable } from '../letters/letter-table.ts';

/** Offsets within a block of the ISCII layout that the Indic blocks share. */
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(
  ' ',
);
const INDEPENDENT = 'a a i i u u ri li e e e ai o o o au'.split(' ');
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const NUKTA_CONSONANTS = 'q kh gh z r rh f y'.split(' ');

const VIRAMA = 0x4d;

/** Kind of a character in an Indic script. */
export type IndicSign =
  | { readonly kind: 'consonant' | 'vowel' | 'sign' | 'coda'; readonly latin: string }
  | { readonly kind: 'virama' | 'nukta' | 'double' | 'other' };

const EXTRA = letterTable('ৎ=t য়=y ৰ=r ৱ=w ൺ=n ൻ=n ർ=r ൽ=l ൾ=l ൿ=k ੲ=i ੳ=u ॲ=a ॳ=a ॴ=a ঢ়=rh ড়=r');

const OTHER: IndicSign = { kind: 'other' };

/**
 * Reads a character of the Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and Malayalam blocks.
 */
export function indicSign(character: string): IndicSign {
  const code = character.charCodeAt(0);
  const extra = EXTRA.get(character);
  if (extra !== undefined)
    return {
      kind: /^[aeiou]/.test(extra) ? 'vowel' : extra === 'y' || extra === 'rh' ? 'consonant' : 'coda',
      latin: extra,
    };
  const offset = code % 0x80;
  if (code < 0x900 || code > 0xd7f) return OTHER;
  if (offset === 0x70 && code === 0xa70) return { kind: 'coda', latin: 'n' };
  if (code === 0xa71) return { kind: 'double' };
  if (offset === 0x01 || offset === 0x02) return { kind: 'coda', latin: 'n' };
  if (offset === 0x03) return { kind: 'coda', latin: 'h' };
  if (offset >= 0x05 && offset <= 0x14) return { kind: 'vowel', latin: INDEPENDENT[offset - 0x05] ?? 'a' };
  if (offset >= 0x15 && offset <= 0x39) return { kind: 'consonant', latin: CONSONANTS[offset - 0x15] ?? '' };
  if (offset === 0x3c) return { kind: 'nukta' };
  if (offset >= 0x3e && offset <= 0x4c) return { kind: 'sign', latin: SIGNS[offset - 0x3e] ?? '' };
  if (offset === VIRAMA) return { kind: 'virama' };
  if (offset >= 0x58 && offset <= 0x5f) return { kind: 'consonant', latin: NUKTA_CONSONANTS[offset - 0x58] ?? '' };
  return OTHER;
}

const SINHALA = letterTable(
  'අ=a ආ=a ඇ=a ඈ=a ඉ=i ඊ=i උ=u ඌ=u ඍ=ri එ=e ඒ=e ඓ=ai ඔ=o ඕ=o ඖ=au',
  'ක=k ඛ=kh ග=g ඝ=gh ඞ=n ඟ=ng ච=ch ඡ=ch ජ=j ඣ=j ඤ=n ඥ=gn ඦ=nj ට=t ඨ=th ඩ=d ඪ=dh ණ=n ඬ=nd ත=th ථ=th ද=d ධ=dh න=n ඳ=nd ප=p ඵ=ph බ=b භ=bh ම=m ඹ=mb ය=y ර=r ල=l ව=w ශ=sh ෂ=sh ස=s හ=h ළ=l ෆ=f',
  'ා=a ැ=a ෑ=a ි=i ී=i ු=u ූ=u ෘ=ru ෙ=e ේ=e ෛ=ai ො=o ෝ=o ෞ=au ෲ=ru',
);

/** Reads a character of the Sinhala block, which has a layout of its own. */
export function sinhalaSign(character: string): IndicSign {
  const code = character.charCodeAt(0);
  if (code === 0xd82) return { kind: 'coda', latin: 'n' };
  if (code === 0xd83) return { kind: 'coda', latin: 'h' };
  if (code === 0xdca) return { kind: 'virama' };
  const latin = SINHALA.get(character);
  if (latin === undefined) return OTHER;
  if (code >= 0xd85 && code <= 0xd96) return { kind: 'vowel', latin };
  return { kind: code >= 0xdcf ? 'sign' : 'consonant', latin };
}
