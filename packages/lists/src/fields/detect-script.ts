/** Scripts that names on sanctions lists are written in, with their ISO 15924 codes. */
const SCRIPTS: readonly (readonly [code: string, letters: RegExp])[] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Hira', /\p{Script=Hiragana}/u],
  ['Kana', /\p{Script=Katakana}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Guru', /\p{Script=Gurmukhi}/u],
  ['Gujr', /\p{Script=Gujarati}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Telu', /\p{Script=Telugu}/u],
  ['Sinh', /\p{Script=Sinhala}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Laoo', /\p{Script=Lao}/u],
  ['Mymr', /\p{Script=Myanmar}/u],
  ['Khmr', /\p{Script=Khmer}/u],
  ['Ethi', /\p{Script=Ethiopic}/u],
  ['Mong', /\p{Script=Mongolian}/u],
  ['Tibt', /\p{Script=Tibetan}/u],
  ['Syrc', /\p{Script=Syriac}/u],
  ['Thaa', /\p{Script=Thaana}/u],
];

const ONLY_ASCII = /^[\0-\x7F]*$/;

/**
 * ISO 15924 code of the script that most letters of `text` are in; `Zyyy` (common) when it has no letters.
 * Han with any kana is Japanese writing: the kana decide, as Han alone does in Chinese.
 */
export function detectScript(text: string): string {
  if (ONLY_ASCII.test(text)) return /[A-Za-z]/.test(text) ? 'Latn' : 'Zyyy';
  const counts = new Map<string, number>();
  let last = SCRIPTS[0];
  for (const character of text) {
    // A letter usually has the same script as the one before it.
    const found = last?.[1].test(character) ? last : SCRIPTS.find(([, letters]) => letters.test(character));
    if (found === undefined) continue;
    last = found;
    counts.set(found[0], (counts.get(found[0]) ?? 0) + 1);
  }
  const kana = (counts.get('Hira') ?? 0) > (counts.get('Kana') ?? 0) ? 'Hira' : 'Kana';
  if (counts.has('Hani') && counts.has(kana)) counts.set(kana, (counts.get(kana) ?? 0) + (counts.get('Hani') ?? 0));
  let best = 'Zyyy';
  let most = 0;
  for (const [code, count] of counts) {
    if (count > most) {
      best = code;
      most = count;
    }
  }
  return best;
}
