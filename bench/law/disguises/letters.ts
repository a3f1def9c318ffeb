import { type Disguise, hasLatin, mapped, wordsOf, writing } from './disguise.ts';

const tableOf = (from: string, to: string): ReadonlyMap<string, string> => {
  const others = [...to];
  return new Map([...from].map((letter, i) => [letter, others[i] ?? letter]));
};
const CYRILLIC = tableOf('aeopcxyijsABEKMHOPCTXYIJS', 'аеорсхуіјѕАВЕКМНОРСТХУІЈЅ');
const GREEK = tableOf('ovABEZHIKMNOPTYX', 'ονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ');
const LEET = tableOf('oOiIlLeEaAsStT', '00111133445577');
const SMALL = tableOf('abcdefghijklmnoprstuvwyz', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ');

/** Shifts Latin letters to another block; capitals and lower-case letters each from a code point on. */
const shifted = (capitals: number, small: number) => (name: string) =>
  mapped(name, (letter) =>
    /[A-Z]/.test(letter)
      ? String.fromCodePoint(capitals + letter.charCodeAt(0) - 65)
      : /[a-z]/.test(letter)
        ? String.fromCodePoint(small + letter.charCodeAt(0) - 97)
        : undefined,
  );

/** Replaces some letters of each word by a table: at least one, but never all. */
const lookalike = (table: ReadonlyMap<string, string>) => (name: string, random: () => number) =>
  name.replace(/[A-Za-z]{3,}/g, (word) => {
    const places = [...word].flatMap((letter, i) => (table.has(letter) ? [i] : []));
    const chosen = places.filter(() => random() < 0.5);
    const own = new Set(chosen.length > 0 ? chosen : places.slice(0, 1));
    if (own.size === word.length) own.delete(0);
    return [...word].map((letter, i) => (own.has(i) ? (table.get(letter) ?? letter) : letter)).join('');
  });

/** Digits for one or two letters of longer words, except for the last letter. */
const leet = (name: string, random: () => number) =>
  name.replace(/[A-Za-z]{5,}/g, (word) => {
    const places = [...word.slice(0, -1)].flatMap((letter, i) => (LEET.has(letter) ? [i] : []));
    const from = Math.floor(random() * Math.max(1, places.length - 1));
    const own = new Set(places.slice(from, from + (word.length > 7 ? 2 : 1)));
    return [...word].map((letter, i) => (own.has(i) ? (LEET.get(letter) ?? letter) : letter)).join('');
  });

const title = (name: string): string =>
  wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');

const MARKS = /[\u0300-\u036f]/g;

/** Other letters, or other forms of the same letters. */
export const LETTERS: readonly Disguise[] = [
  writing('upper-case', (name) => name.toUpperCase()),
  writing('lower-case', (name) => name.toLowerCase()),
  writing('title-case', title),
  writing('full-width', (name) =>
    hasLatin(name) ? name.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)) : undefined,
  ),
  writing('decomposed', (name) => name.normalize('NFD')),
  writing('no-diacritics', (name) =>
    /\p{Script=Latin}/u.test(name) ? name.normalize('NFD').replace(MARKS, '').normalize('NFC') : undefined,
  ),
  writing('no-punctuation', (name) =>
    name
      .replace(/[.,'’"()-]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ),
  writing('dotted-initials', (name) =>
    name.replace(/(?<=^|\s)(\p{Lu}) (?=\p{Lu})/gu, '$1. ').replace(/(?<=\s)(\p{Lu})$/u, '$1.'),
  ),
  writing('underlined', (name) => (hasLatin(name) ? name.replace(/[A-Za-z]/g, '$&\u0332') : undefined)),
  writing('enclosed', shifted(0x24b6, 0x24d0)),
  writing('squared', shifted(0x1f130, 0x1f130)),
  writing('math-bold', shifted(0x1d400, 0x1d41a)),
  writing('small-capitals', (name) => mapped(name.toLowerCase(), (letter) => SMALL.get(letter))),
  writing('cyrillic-lookalikes', lookalike(CYRILLIC), { changes: 'letters' }),
  writing('greek-lookalikes', lookalike(GREEK), { changes: 'letters' }),
  writing('leet', leet, { changes: 'letters' }),
  writing(
    'reversed-letters',
    (name) => (/^[\p{Script=Latin}\s'.-]+$/u.test(name) ? `\u202e${[...name].reverse().join('')}\u202c` : undefined),
    { changes: 'letters' },
  ),
];
