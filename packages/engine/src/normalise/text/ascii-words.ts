import { LONGEST_WORD, type Word } from './words.ts';

/** Class of each ASCII character in a name. `words.ts` handles signs that may stand for a letter or a word. */
const [ENDS, LETTER, DIGIT, APOSTROPHE, OTHER] = [0, 1, 2, 3, 4];
const KINDS = new Uint8Array(128).fill(OTHER);
for (let code = 0x20; code < 0x7f; code++) {
  const char = String.fromCharCode(code);
  if (/[A-Za-z]/.test(char)) KINDS[code] = LETTER;
  else if (/[0-9]/.test(char)) KINDS[code] = DIGIT;
  else if (char === "'" || char === '`') KINDS[code] = APOSTROPHE;
  else KINDS[code] = '&$@!|'.includes(char) ? OTHER : ENDS;
}

const kindAt = (text: string, i: number): number => {
  const code = text.charCodeAt(i);
  return code < 128 ? (KINDS[code] ?? OTHER) : OTHER;
};

/**
 * Fast path for plain ASCII, which most names are: the same words as `wordsOf`, without an object for each character.
 * Undefined if the text contains anything else.
 */
export function asciiWords(text: string): readonly Word[] | undefined {
  for (let i = 0; i < text.length; i++) if (kindAt(text, i) === OTHER) return undefined;
  const words: Word[] = [];
  const lower = text.toLowerCase();
  for (let i = 0; i < text.length; ) {
    let word = '';
    let hasLetter = false;
    const starts: number[] = [];
    const ends: number[] = [];
    for (; i < text.length; i++) {
      const kind = kindAt(text, i);
      // An apostrophe before a letter is inside a word and is dropped.
      if (kind === APOSTROPHE && word !== '' && kindAt(text, i + 1) === LETTER) continue;
      if (kind !== LETTER && kind !== DIGIT) break;
      hasLetter ||= kind === LETTER;
      word += lower.charAt(i);
      starts.push(i);
      ends.push(i + 1);
    }
    i++;
    const script = hasLetter ? 'Latn' : 'Zyyy';
    for (let k = 0; k < word.length; k += LONGEST_WORD) {
      const to = k + LONGEST_WORD;
      const isWhole = word.length <= LONGEST_WORD;
      words.push(
        isWhole
          ? { text: word, script, starts, ends }
          : { text: word.slice(k, to), script, starts: starts.slice(k, to), ends: ends.slice(k, to) },
      );
    }
  }
  return words;
}
