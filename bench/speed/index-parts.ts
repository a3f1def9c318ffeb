import type { IndexData } from '@namesake/engine';

/** Assigns arrays of the index to parts, by path prefix; the first match wins. */
const PARTS: readonly (readonly [part: string, path: string])[] = [
  ['facts for evidence', 'listings.facts'],
  ['ids', 'listings.ids'],
  ['other of listings', 'listings'],
  ['names as written', 'names.values'],
  ['names as words', 'names'],
  ['names as words', 'sameNames'],
  ['names by word', 'tokens.postings'],
  ['words written as one', 'tokens.compound'],
  ['keys to forms', 'tokens.formKeys'],
  ['traits of forms', 'tokens.traits'],
  ['words and forms', 'tokens'],
  ['identifiers', 'identifiers'],
  ['initials', 'initials'],
];

/** Bytes of each part of an index, largest first. */
export function indexParts(data: IndexData): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  const visit = (value: unknown, path: string): void => {
    if (ArrayBuffer.isView(value)) {
      const part = PARTS.find(([, beginning]) => path.startsWith(beginning))?.[0] ?? 'other';
      parts.set(part, (parts.get(part) ?? 0) + value.byteLength);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value)) visit(member, path === '' ? name : `${path}.${name}`);
  };
  visit(data, '');
  return new Map([...parts].sort(([, a], [, b]) => b - a));
}
