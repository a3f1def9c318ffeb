import type { IndexData } from './index-data.ts';

type Circles = Pick<IndexData, 'sameNames'>;

/** Whether a name is the first of its identical names and so represents them all. */
export const isFirstOfSame = ({ sameNames }: Circles, name: number): boolean => (sameNames[name] ?? name) >= name;

/** The first of the names that are identical to a name. */
export function firstOfSame({ sameNames }: Circles, name: number): number {
  let first = name;
  for (let next = sameNames[name] ?? name; next < first; next = sameNames[next] ?? next) first = next;
  return first;
}

/** Visits a representative name and the names that it represents. */
export function visitSame({ sameNames }: Circles, first: number, visit: (name: number) => void): void {
  visit(first);
  for (let name = sameNames[first] ?? first; name > first; name = sameNames[name] ?? first) visit(name);
}

/** Representative names together with those that they represent. In order of names. */
export function withSame(circles: Circles, firsts: readonly number[]): number[] {
  const names: number[] = [];
  for (const first of firsts) visitSame(circles, first, (name) => names.push(name));
  return names.sort((a, b) => a - b);
}
