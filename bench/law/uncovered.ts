import { pick } from '../lists/random.ts';
import { fillWith } from './frames/fill.ts';

/** Scripts that are not romanised, and signs that stand for unknown letters. */
const ALPHABETS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  cuneiform: [0x12000, 0x120ff],
  hieroglyphs: [0x13000, 0x130ff],
  'linear A': [0x10600, 0x106ff],
  tangut: [0x17000, 0x170ff],
  signwriting: [0x1d800, 0x1d8ff],
  braille: [0x2801, 0x28ff],
  'private use': [0xe000, 0xe0ff],
  unassigned: [0x0378, 0x0379],
};
/** Replacement characters for letters that could not be written, and signs that only look like letters. */
const SIGNS = ['\ufffd', '\ufffd', '\u25a1', '\u2588', '\ufffc', '\u2370'];
const LETTER_LIKE = [...'∀∃∆∇∈∏√⊃⍵℘⅁⅂⅃⅄'];
const [SIGNS_UP_TO, LETTER_LIKE_UP_TO] = [0.15, 0.25];

function unreadable(random: () => number): string {
  const length = 3 + Math.floor(random() * 9);
  const chance = random();
  if (chance < SIGNS_UP_TO) return pick(SIGNS, random).repeat(length);
  if (chance < LETTER_LIKE_UP_TO) return Array.from({ length }, () => pick(LETTER_LIKE, random)).join('');
  const [from, to] = pick(Object.values(ALPHABETS), random);
  return Array.from({ length }, () => String.fromCodePoint(from + Math.floor(random() * (to - from + 1)))).join('');
}

/** Names and innocent texts with at least one unreadable word, alone or among readable ones. */
export function textsWithUncoveredPart(count: number, random: () => number): readonly string[] {
  const { party, words, count: between, oneOf, label } = fillWith(random);
  const text = (): string =>
    oneOf([
      () => unreadable(random),
      () => `${unreadable(random)} ${unreadable(random)}`,
      () => `${party()} ${unreadable(random)}`,
      () => `${unreadable(random)} ${party()}`,
      () => `${label()}: ${unreadable(random)}`,
      () => `${words(between(2, 12))} ${unreadable(random)} ${words(between(2, 12))}`,
      () => `${party()}; ${unreadable(random)}; ${party()}`,
      () => `<Nm>${unreadable(random)}</Nm><Ctry>DE</Ctry>`,
    ])();
  const texts = new Set<string>();
  while (texts.size < count) texts.add(text());
  return [...texts];
}
