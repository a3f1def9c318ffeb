/**
 * Every string, number and boolean of a JSON value at any depth, with its path: `names/given`. Items of an array have
 * its path; if a member (`namedBy`) names the kind of each, that word is added.
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
