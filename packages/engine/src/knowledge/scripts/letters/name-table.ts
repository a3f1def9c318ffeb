/**
 * Reads a name table: one name per line, `letters=spelling,spelling`. If two lines fold to one key, the first wins.
 * @param fold the script's key for interchangeable letters
 */
export function readNames(source: string, fold: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const line of source.split('\n')) {
    const at = line.indexOf('=');
    if (at < 1) continue;
    const key = fold(line.slice(0, at));
    if (!names.has(key))
      names.set(
        key,
        line
          .slice(at + 1)
          .split(',')
          .map((one) => one.replace(' ', '')),
      );
  }
  return names;
}
