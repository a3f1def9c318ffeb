const STARTS = /^\s*[(（]?a[)）]/i;
const LETTER = /(?:^|[\s;,.、]|(?<=[)）\p{L}\p{N}”"]))[(（]?[a-z]{1,2}[)）]\s*/iu;
const BRACKETED = /\s*[(（][a-z]{1,2}[)）]\s*/i;

/**
 * Parts of "a) 1959 b) 1960" or "(a)Morrel(b)Morel": the text between letters, without surrounding signs. A text that
 * does not begin with the letter a is one part.
 */
export function letteredParts(text: string): string[] {
  const isBracketed = /^\s*[(（]a/i.test(text);
  const parts = STARTS.test(text) ? text.split(isBracketed ? BRACKETED : LETTER) : [text];
  return parts.map((part) => part.replace(/^[\s;,、]+|[\s;,、]+$/gu, '')).filter((part) => part !== '');
}
