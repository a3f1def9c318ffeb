/** Encodings whose letters also decode to letters in windows-1252: Central European and Turkish. */
const ALSO = ['windows-1250', 'windows-1254'];
/** Hardly any names contain these letters, while many Nordic and French names have å and à at the same bytes. */
const RARE = /[ŕŔĺĹ]/;

const decoded = (encoding: string): readonly string[] =>
  Array.from({ length: 128 }, (_, at) => new TextDecoder(encoding).decode(Buffer.of(at + 0x80)));

/** For each of these encodings: its letter for each letter beyond ASCII that was decoded as windows-1252. */
export const OTHER_ENCODINGS: readonly ReadonlyMap<string, string>[] = ALSO.map((encoding) => {
  const letters = decoded(encoding);
  const other = (letter: string, at: number): string =>
    RARE.test(letters[at] ?? '') ? letter : (letters[at] ?? letter);
  return new Map(decoded('windows-1252').map((letter, at) => [letter, other(letter, at)] as const));
});
