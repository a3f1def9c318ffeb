import { pick } from '../../lists/random.ts';
import { type Disguise, joinedBy, wordsOf, writing } from './disguise.ts';

const SPACES = ['\u00a0', '\u2009', '\u202f', '\u3000', '\u2003'];
const INVISIBLE = ['\u200b', '\u200c', '\u200d', '\ufeff', '\u2060'];
const LINE = 35;
const MARKUP = ['<br>', '<br/>', '</b> <b>', ' <i>', '&nbsp;', ' <span class="n">', '</td><td>'];

/** Inserted this often inside words of four or more letters. */
const EVERY = 3;
const inside = (sign: string | ((random: () => number) => string)) => (name: string, random: () => number) =>
  name.replace(/(\p{L}\p{M}*){4,}/gu, (word) => {
    const at = 2 + Math.floor(random() * (Math.min(word.length, EVERY * 3) - EVERY));
    if (/\p{M}/u.test(word.charAt(at))) return word;
    return `${word.slice(0, at)}${typeof sign === 'string' ? sign : sign(random)}${word.slice(at)}`;
  });

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** The listed letters with other characters between them. */
export const SPACING: readonly Disguise[] = [
  { id: 'as-listed', changes: 'nothing', write: ({ name }) => name.value },
  writing(
    'doubled-spaces',
    joinedBy((random) => pick(['  ', '   '], random)),
  ),
  writing('tabs', joinedBy('\t')),
  writing(
    'no-break-spaces',
    joinedBy((random) => pick(SPACES, random)),
  ),
  writing('line-break-between', (name, random) => {
    const words = wordsOf(name);
    const at = 1 + Math.floor(random() * (words.length - 1));
    return words.length < 2 ? undefined : `${words.slice(0, at).join(' ')}\n${words.slice(at).join(' ')}`;
  }),
  writing('line-break-inside', (name) =>
    name.length > LINE && /^\p{L}\p{L}$/u.test(name.slice(LINE - 1, LINE + 1))
      ? `${name.slice(0, LINE)}\n${name.slice(LINE)}`
      : undefined,
  ),
  writing(
    'zero-width',
    inside((random) => pick(INVISIBLE, random)),
  ),
  writing('soft-hyphens', inside('\u00ad')),
  writing('right-to-left-override', (name) => `\u202e${name}\u202c`),
  writing('hyphens', joinedBy('-')),
  writing('underscores', joinedBy('_')),
  writing('dots', joinedBy('.')),
  writing('pluses', joinedBy('+')),
  writing('camel-case', (name) => {
    const words = wordsOf(name);
    const isPlain = words.length > 1 && words.every((word) => /^[A-Za-z]{2,}$/.test(word));
    return isPlain ? words.map(capital).join('') : undefined;
  }),
  writing('joined', (name) => {
    const words = wordsOf(name);
    return words.length > 1 && words.every((word) => /^\p{L}{2,}$/u.test(word)) ? words.join('') : undefined;
  }),
  writing('spaced-out', (name) =>
    /^[\p{L}\s]+$/u.test(name) && !/\p{Script=Han}/u.test(name)
      ? wordsOf(name)
          .map((word) => [...word].join(' '))
          .join('   ')
      : undefined,
  ),
  writing(
    'markup-between',
    joinedBy((random) => pick(MARKUP, random)),
    { isEncoded: true },
  ),
  writing(
    'markup-inside',
    inside((random) => pick(['<b>', '<wbr>', '</em>'], random)),
    { isEncoded: true },
  ),
  writing('quotes', (name, random) => pick([`"${name}"`, `'${name}'`, `«${name}»`, `“${name}”`, `„${name}“`], random)),
  writing('brackets', (name, random) =>
    pick([`(${name})`, `[${name}]`, `{${name}}`, `<${name}>`, `*${name}*`], random),
  ),
  writing(
    'trailing-punctuation',
    (name, random) => name + pick(['.', ',', ';', ':', '!', '?', '...', '…', ' -', '/'], random),
  ),
  writing('possessive', (name, random) => (/[a-z]$/i.test(name) ? name + pick(["'s", '’s', 'ʼs'], random) : undefined)),
];
