/** Members that differ between two runs of one program, texts of reasons, and stubs of earlier versions. */
const DROPPED_FIELDS = new Set([
  'searchId',
  'searchedAt',
  'tookMs',
  'engine',
  'coverage',
  'text',
  'detail',
  'requestId',
  'ageSeconds',
  'checkedAt',
  'decision',
  'whitelisted',
  'byConflict',
  'caseId',
  'nextCursor',
  'instance',
]);

/**
 * The stable part of a response: drops members that differ between runs, and turns both forms of a span into a pair.
 */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !DROPPED_FIELDS.has(name));
  if (members.length === 2 && 'start' in value && 'end' in value) return [value.start, value.end];
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, canonical(member)]),
  );
}

/** Paths of the members in which two values differ, such as `results.0.score`. */
export function differences(before: unknown, after: unknown, path = ''): readonly string[] {
  if (before === after) return [];
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [path];
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].flatMap((name) =>
    differences(old.get(name), now.get(name), path === '' ? name : `${path}.${name}`),
  );
}
