import { type RomanPart, wholeWord } from '../letters/roman-part.ts';
import type { Script } from '../letters/script-of.ts';
import { type IndicSign, indicSign, sinhalaSign } from './abugida-letters.ts';

/** Languages that drop the inherent vowel at the end of a word and between two syllables. */
const DROPS_SCHWA: ReadonlySet<Script> = new Set(['Deva', 'Beng', 'Guru', 'Gujr']);

/** The southern scripts pronounce a final anusvara as m: Keralam, Malayalam. */
const ANUSVARA = /[\u0b02\u0b82\u0c02\u0c82\u0d02\u0d82]$/;

/** Dotted letters in words from Persian and Arabic, and Bengali's own. */
const NUKTA: Readonly<Record<string, string>> = {
  k: 'q',
  j: 'z',
  ph: 'f',
  d: 'r',
  dh: 'rh',
  g: 'gh',
  y: 'y',
  jh: 'zh',
};

/** Southern scripts whose spellings have -vu for -o, and in Malayalam nt for nd. */
const SOUTHERN: ReadonlySet<Script> = new Set(['Telu', 'Knda', 'Mlym']);

type Syllable = { onset: string; vowel: string; inherent: boolean; coda: string };

/** Latin spellings of a word in an Indic script: consonants carry `a` unless a sign says otherwise. */
export function romaniseAbugida(word: string, script: Script): readonly RomanPart[] {
  const syllables = syllablesOf(word, script === 'Sinh' ? sinhalaSign : indicSign);
  const last = syllables.at(-1);
  if (!DROPS_SCHWA.has(script) && last !== undefined && ANUSVARA.test(word)) last.coda = 'm';
  const full = spellSyllables(syllables);
  const candidates = DROPS_SCHWA.has(script)
    ? [spellSyllables(dropSchwas(syllables, true)), spellSyllables(dropSchwas(syllables, false)), full]
    : [full];
  const [text = ''] = candidates;
  const variants = [text.replaceAll('v', 'w'), text.replace(/chh/g, 'ch')];
  // Singh keeps the g that is not written.
  if (/inh$/.test(text)) variants.unshift(text.replace(/inh$/, 'ingh'));
  if (script === 'Beng')
    variants.unshift(
      withW(text),
      bengali(text),
      text.replaceAll('j', 'z').replace(/iya/g, 'ia'),
      text.replaceAll('bh', 'v'),
    );
  // The dots of words from Persian and Arabic are often omitted: हाफिज is Hafiz.
  if (DROPS_SCHWA.has(script) && /ph|j/.test(text))
    variants.unshift(text.replaceAll('ph', 'f'), text.replaceAll('ph', 'f').replaceAll('j', 'z'));
  if (SOUTHERN.has(script)) variants.unshift(text.replace(/avu$/, 'ao').replace(/nt(?=[aeiou])/g, 'nd'));
  if (script === 'Taml') variants.unshift(...tamil(text));
  return wholeWord(word, [...candidates, ...variants]);
}

function syllablesOf(word: string, read: (character: string) => IndicSign): Syllable[] {
  const syllables: Syllable[] = [];
  let open: Syllable | undefined;
  let doubled = false;
  const start = (onset: string, vowel: string, inherent: boolean) => {
    open = { onset, vowel, inherent, coda: '' };
    syllables.push(open);
  };
  for (const character of word) {
    const sign = read(character);
    const last = syllables.at(-1);
    if (sign.kind === 'consonant') {
      const onset = doubled ? sign.latin.charAt(0) + sign.latin : sign.latin;
      doubled = false;
      if (open !== undefined && open.vowel === '') open.onset += onset;
      else start(onset, 'a', true);
      if (open !== undefined && open.vowel === '') {
        open.vowel = 'a';
        open.inherent = true;
      }
    } else if (sign.kind === 'vowel') start('', sign.latin, false);
    else if (sign.kind === 'sign' && last !== undefined) {
      last.vowel = sign.latin;
      last.inherent = false;
    } else if (sign.kind === 'coda') {
      if (last === undefined) start(sign.latin, 'a', true);
      else last.coda += sign.latin;
    } else if (sign.kind === 'virama' && last !== undefined) {
      last.vowel = '';
      last.inherent = false;
    } else if (sign.kind === 'nukta' && last !== undefined) {
      last.onset = last.onset.replace(/[a-z]+$/, (onset) => NUKTA[onset] ?? onset);
    } else if (sign.kind === 'double') doubled = true;
  }
  return syllables;
}

/** Drops the final inherent vowel, and one between two pronounced syllables (`VCaCV`). */
function dropSchwas(syllables: readonly Syllable[], medial: boolean): readonly Syllable[] {
  const kept = syllables.map((syllable) => ({ ...syllable }));
  for (let at = kept.length - 1; at > 0; at--) {
    const [before, here, after] = [kept[at - 1], kept[at], kept[at + 1]];
    if (here === undefined || before === undefined || !here.inherent || here.coda !== '') continue;
    const last = after === undefined;
    if (
      last ? here.onset.length < 4 : medial && before.vowel !== '' && before.coda === '' && after.vowel !== '' && at > 0
    ) {
      here.vowel = '';
    }
  }
  return kept;
}

const spellSyllables = (syllables: readonly Syllable[]) =>
  syllables
    .map(({ onset, vowel, coda }) => onset + vowel + coda)
    .join('')
    .replace(/n(?=[pbm])/g, 'm');

/** Bengali pronounces the inherent vowel as o, and has no v or y. */
const bengali = (text: string) => text.replaceAll('v', 'b').replace(/(?<=[^aeiou])a(?=[^aeiou])/, 'o');

/** Bengali writes wa as o and ya: "anoyar" is Anwar. */
const withW = (text: string) => text.replace(/o?oya/g, 'wa');

/** Tamil writes voiced and voiceless stops alike, as well as s and ch. */
const tamil = (text: string): string[] => {
  const voiced = text
    .replace(/(?<=[aeioun])t(?=[aeiou])/g, 'd')
    .replace(/(?<=[aeioun])k(?=[aeiou])/g, 'g')
    .replace(/(?<=[aeioum])p(?=[aeiou])/g, 'b');
  return [voiced.replaceAll('ch', 's'), text.replaceAll('ch', 's').replaceAll('t', 'th'), voiced];
};
