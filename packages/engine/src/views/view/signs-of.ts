/** What may be undone in a text, as bits. */
export const SIGN = {
  encoding: 1,
  markup: 2,
  outsideAscii: 4,
  leet: 8,
  separator: 16,
  spaced: 32,
} as const;

const [OTHER, LETTER, DIGIT] = [0, 64, 128];
const KINDS = new Uint8Array(128).fill(OTHER);
for (let code = 0x30; code <= 0x39; code++) KINDS[code] = DIGIT;
for (let code = 0x41; code <= 0x5a; code++) KINDS[code] = KINDS[code + 32] = LETTER;
for (const char of '%=&\\') KINDS[char.charCodeAt(0)] = SIGN.encoding;
for (const char of '<[]*_~^\u001b') KINDS[char.charCodeAt(0)] = SIGN.markup;
for (const char of '$@!|') KINDS[char.charCodeAt(0)] = SIGN.separator;

/** An invisible position where a line may break between words. */
const HIDDEN_SPACE = 0x200b;

/** Number of consecutive single letters from which they may be one word. */
const FEWEST_SPACED = 4;

/** Scans a text once for signs that a layer may find something in it. 0 for nearly every text. */
export function signsOf(text: string): number {
  let signs = 0;
  let [before, alone] = [OTHER, 0];
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const kind = code < 128 ? (KINDS[code] ?? OTHER) : SIGN.outsideAscii | LETTER;
    signs |= code === HIDDEN_SPACE ? kind | SIGN.separator : kind;
    if ((kind & (LETTER | DIGIT)) !== 0) {
      if (((kind | before) & (LETTER | DIGIT)) === (LETTER | DIGIT)) signs |= SIGN.leet;
      length++;
    } else if (length > 0) {
      alone = length === 1 ? alone + 1 : 0;
      length = 0;
      if (alone >= FEWEST_SPACED) signs |= SIGN.spaced;
    }
    before = kind;
  }
  if (length === 1 && alone + 1 >= FEWEST_SPACED) signs |= SIGN.spaced;
  return signs & ~(LETTER | DIGIT);
}
