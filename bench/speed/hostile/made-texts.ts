import { randomFrom } from '../../lists/random.ts';
import type { QueryKind } from '../query-kinds.ts';

const LONG = 10_000;
const MANY = 2_000;

/** The code points in a range, as text. */
const between = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Concatenates a part for each of many numbers, cut at the maximum text length. */
const inRow = (part: (i: number) => string, gap = ''): string =>
  Array.from({ length: LONG }, (_, i) => part(i))
    .join(gap)
    .slice(0, LONG);

/**
 * Texts whose form is designed to be expensive: separators, markup, encodings, fields, numbers. `words` are the most
 * common words of names.
 */
export function madeTexts(words: readonly string[]): QueryKind[] {
  const [commonest = ''] = words;
  const random = randomFrom(20_261_202);
  const word = (i: number): string => words[i % words.length] ?? '';
  const capital = (i: number): string => word(i).charAt(0).toUpperCase() + word(i).slice(1);
  const letters = between(97, 122);
  const accented = between(0x00c0, 0x024f) + between(0x1e00, 0x1eff);
  const marks = between(0x0300, 0x036f);
  const bytes = (text: string): string => Buffer.from(text).toString('base64');
  const quoted = (text: string): string =>
    [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
  const percent = (text: string): string => quoted(text).replaceAll('=', '%');
  const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const names = inRow((i) => `${word(i)} `);
  const kinds: readonly (readonly [kind: string, text: string])[] = [
    ['10,000 letters', inRow((i) => letters.charAt(i % letters.length))],
    ['one letter, 10,000 times', 'a'.repeat(LONG)],
    ['2,000 letters apart', Array.from({ length: MANY }, (_, i) => letters.charAt(i % letters.length)).join(' ')],
    ['5,000 letters apart', inRow((i) => letters.charAt(i % letters.length), ' ')],
    ['letters apart by points', inRow((i) => letters.charAt(i % letters.length), '.')],
    ['words of letters apart', inRow((i) => `${[...word(i)].join(' ')}  `)],
    ['the commonest word, 2,000 times', `${commonest} `.repeat(MANY).slice(0, LONG)],
    ['the commonest word, 30 times', `${commonest} `.repeat(30)],
    ['the commonest word, 12 times', `${commonest} `.repeat(12)],
    ['thirty common words', words.slice(0, 30).join(' ')],
    ['thirty-six common words', words.slice(0, 36).join(' ')],
    ['twelve common words', words.slice(0, 12).join(' ')],
    ['names with commas', inRow((i) => `${capital(i)} ${capital(7 * i + 1)}, `)],
    ['names on lines', inRow((i) => `${capital(i)} ${capital(7 * i + 1)}\n`)],
    ['names with slashes', inRow((i) => `${word(i)}/`)],
    ['names with hyphens', inRow((i) => `${word(i)}-`)],
    ['capitals run together', inRow(capital)],
    ['alternating capitals', inRow((i) => (i % 2 ? word(i).toUpperCase() : word(i)))],
    ['every accented letter', accented],
    ['every accented letter apart', [...accented].join(' ')],
    ['every mark on every letter', [...letters].map((letter) => letter + marks).join('')],
    ['marks on one letter', `a${'\u0301'.repeat(LONG - 1)}`],
    ['separators', inRow((i) => ';,|/:-_()[]{}"\n\t'.charAt(i % 15))],
    ['separators with letters', inRow((i) => (i % 2 ? ';,|/:-_()[]{}"\n\t'.charAt(i % 15) : letters.charAt(i % 26)))],
    ['one quote, 10,000 times', '"'.repeat(LONG)],
    ['brackets opened', '('.repeat(LONG)],
    ['points', '.'.repeat(LONG)],
    ['spaces within a name', `${word(0)}${' '.repeat(LONG - 20)}${word(1)}`],
    ['tags opened', inRow((i) => `<${word(i)}>`)],
    ['tags nested', `${'<a>'.repeat(1600)}${word(0)} ${word(1)}${'</a>'.repeat(1200)}`],
    ['tag starts', '<'.repeat(LONG)],
    ['tag starts with names', inRow((i) => `<${word(i)} `)],
    ['comment starts', '<!--'.repeat(LONG / 4)],
    ['tags within words', inRow((i) => `${word(i).slice(0, 2)}<b>${word(i).slice(2)}</b> `)],
    ['JSON nested', `${'{"name":'.repeat(1200)}"${word(0)}"`],
    ['JSON arrays nested', `${'['.repeat(LONG / 2)}${']'.repeat(LONG / 2)}`],
    ['JSON of names', `{"names":[${inRow((i) => `"${capital(i)} ${capital(7 * i + 1)}",`)}]}`.slice(0, LONG)],
    ['JSON escapes', inRow((i) => `\\u00${(0x61 + (i % 26)).toString(16)}`)],
    ['backslashes', '\\'.repeat(LONG)],
    ['percent-encoded', percent(names).slice(0, LONG)],
    ['percent-encoded thrice', percent(percent(names.slice(0, 400)).slice(0, 1200)).slice(0, LONG)],
    ['percent signs', '%25'.repeat(LONG / 3)],
    ['entities', inRow((i) => `&#x${(0x61 + ((i * 7) % 26)).toString(16)};${i % 6 ? '' : ' '}`)],
    ['entities nested', '&amp;'.repeat(LONG / 5)],
    ['ampersands', '&'.repeat(LONG)],
    ['quoted-printable', quoted(names).slice(0, LONG)],
    ['quoted-printable in percent', percent(quoted(names.slice(0, 1100))).slice(0, LONG)],
    ['encoded words', inRow((i) => `=?utf-8?B?${bytes(word(i))}?= `)],
    ['encoded word starts', '=?'.repeat(LONG / 2)],
    ['base64', bytes(names).slice(0, LONG)],
    ['mojibake', inRow((i) => Buffer.from(`é${word(i)}ö`).toString('latin1'))],
    ['mojibake of Cyrillic', inRow(() => 'Ð²Ð»Ð°Ð´ ')],
    ['right-to-left overrides', inRow((i) => `\u202e${word(i)}\u202c `)],
    ['look-alikes', inRow((i) => `${word(i).replaceAll('a', 'а').replaceAll('e', 'е').replaceAll('o', 'о')} `)],
    [
      'leet',
      inRow((i) => `${word(i).replaceAll('a', '4').replaceAll('e', '3').replaceAll('o', '0').replaceAll('i', '1')} `),
    ],
    ['tag characters', inRow((i) => String.fromCodePoint(0xe0061 + (i % 26)))],
    ['fields with colons', inRow((i) => `Name: ${capital(i)} ${capital(7 * i + 1)}\n`)],
    [
      'fields of SWIFT',
      inRow((i) => `:50K:/${i}\n${word(i)} ${word(7 * i + 1)}\n:59:/${i}\n${word(i + 3)} ${word(i + 9)}\n`),
    ],
    ['fields with tags', inRow((i) => `<Nm>${word(i)} ${word(7 * i + 1)}</Nm>`)],
    ['fields with equals signs', inRow((i) => `name=${word(i)}+${word(7 * i + 1)}&`)],
    ['fields with pipes', inRow((i) => `BENEFICIARY|${word(i)} ${word(7 * i + 1)}|`)],
    ['labels', inRow((i) => `beneficiary ${word(i)} passport `)],
    ['titles', inRow((i) => `mr ${word(i)} dr `)],
    ['particles', inRow((i) => `bin ${word(i)} al `)],
    ['legal forms', inRow((i) => `${word(i)} ltd co llc `)],
    ['words of business', inRow((i) => `${['international', 'trading', 'company', 'general', 'bank', 'oil'][i % 6]} `)],
    ['digits', digits(LONG)],
    ['digits in groups', inRow(() => `${digits(4)} `)],
    ['digits with letters', inRow((i) => `${letters.charAt(i % 26)}${digits(7)} `)],
    ['identifiers', inRow(() => `IMO ${digits(7)} passport ${digits(9)} `)],
    ['IBANs', inRow(() => `DE${digits(20)} `)],
    ['BICs', inRow((i) => `${letters.slice(i % 20, (i % 20) + 6).toUpperCase()}XX `)],
    ['wallets', inRow((i) => `1${letters.charAt(i % 26).repeat(20)}${digits(12)} `)],
    ['hexadecimal', inRow((i) => '0123456789abcdef'.charAt((i * 7) % 16))],
    ['ligatures that grow', '\ufdfa'.repeat(LONG)],
    ['ligatures that grow, apart', inRow(() => '\ufdfa', ' ')],
    ['one character for four', '\u337f'.repeat(LONG)],
    ['one character for four, apart', inRow(() => '\u337f', ' ')],
    ['emoji', '😀'.repeat(LONG / 2)],
    ['letters without romanisation', inRow((i) => String.fromCodePoint(0x13a0 + (i % 80)) + (i % 6 ? '' : ' '))],
    ['every script in turn', inRow((i) => 'aбגعγ한漢かカกक'.charAt(i % 11) + (i % 5 ? '' : ' '))],
  ];
  return kinds.map(([kind, text]) => ({ kind, texts: [text] }));
}
