/**
 * Every text, number and truth value of a JSON value and below, with its path: `names/given`. The items of a list stand
 * where the list does; where each tells in a member (`namedBy`) what it is of, under that word.
 */
export function* jsonValues(
  value: unknown,
  path = '',
  namedBy?: string,
): Generator<readonly [path: string, value: string]> {
  if (Array.isArray(value)) {
    for (const item of value) yield* jsonValues(item, path, namedBy);
  } else if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value);
    const kind: unknown = members.find(([name]) => name === namedBy)?.[1];
    const at = [path, kind].filter((part) => typeof part === 'string' && part !== '').join('/');
    for (const [name, member] of members) yield* jsonValues(member, at === '' ? name : `${at}/${name}`, namedBy);
  } else if (value !== null && value !== undefined) yield [path, String(value)];
}
