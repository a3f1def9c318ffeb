import { type Disguise, mapped, writing } from './disguise.ts';

const ENTITIES = new Map(
  Object.entries({
    '&': 'amp',
    "'": 'apos',
    '"': 'quot',
    '’': 'rsquo',
    '–': 'ndash',
    á: 'aacute',
    é: 'eacute',
    í: 'iacute',
    ó: 'oacute',
    ú: 'uacute',
    Á: 'Aacute',
    É: 'Eacute',
    Í: 'Iacute',
    Ó: 'Oacute',
    ñ: 'ntilde',
    Ñ: 'Ntilde',
    ü: 'uuml',
    Ü: 'Uuml',
    ö: 'ouml',
    Ö: 'Ouml',
    ä: 'auml',
    ç: 'ccedil',
    Ç: 'Ccedil',
    è: 'egrave',
    à: 'agrave',
    â: 'acirc',
    ê: 'ecirc',
    ï: 'iuml',
    ş: 'scedil',
    ž: 'zcaron',
    š: 'scaron',
  }),
);
const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
const bytesOf = (name: string): readonly number[] => [...Buffer.from(name, 'utf8')];
const isAscii = (letter: string): boolean => (letter.codePointAt(0) ?? 0) < 0x80;

/** All letters outside ASCII, and a fifth of those inside. */
const SOME = 0.2;
const some = (name: string, random: () => number, write: (letter: string) => string): string =>
  mapped(name, (letter) => (!isAscii(letter) || random() < SOME ? write(letter) : undefined));

const unitsOf = (letter: string): string =>
  [...Array(letter.length).keys()].map((i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/** Number of characters between soft line breaks. */
const SOFT = 20;

/** UTF-8 decoded in another encoding; undefined for an ASCII name. */
const misread = (name: string) =>
  isAsciiOnly(name) ? undefined : new TextDecoder('windows-1252').decode(Buffer.from(name, 'utf8'));
const isAsciiOnly = (name: string): boolean => [...name].every(isAscii);

const ENCODED = { isEncoded: true } as const;

/** Names as text formats encode them. */
export const ENCODINGS: readonly Disguise[] = [
  writing('percent-encoded', (name) => encodeURIComponent(name), ENCODED),
  writing(
    'percent-encoded-bytes',
    (name) =>
      bytesOf(name)
        .map((byte) => `%${hex(byte)}`)
        .join(''),
    ENCODED,
  ),
  writing(
    'quoted-printable',
    (name) => {
      const signs = bytesOf(name).map((byte) =>
        byte < 0x80 && byte !== 0x3d ? String.fromCharCode(byte) : `=${hex(byte)}`,
      );
      return signs.length < SOFT ? signs.join('') : `${signs.slice(0, SOFT).join('')}=\n${signs.slice(SOFT).join('')}`;
    },
    ENCODED,
  ),
  writing(
    'html-named',
    (name) => mapped(name, (letter) => (ENTITIES.has(letter) ? `&${ENTITIES.get(letter)};` : undefined)),
    ENCODED,
  ),
  writing('html-decimal', (name, random) => some(name, random, (letter) => `&#${letter.codePointAt(0)};`), ENCODED),
  writing(
    'html-hexadecimal',
    (name, random) => some(name, random, (letter) => `&#x${letter.codePointAt(0)?.toString(16)};`),
    ENCODED,
  ),
  writing('json-escapes', (name, random) => some(name, random, unitsOf), ENCODED),
  writing('mojibake', misread, ENCODED),
  writing(
    'mojibake-latin-1',
    (name) => (isAsciiOnly(name) ? undefined : Buffer.from(name, 'utf8').toString('latin1')),
    ENCODED,
  ),
];
