import type { IndexData } from './index-data.ts';

type Circles = Pick<IndexData, 'sameNames'>;

/** Whether a name is the first of those that are the same, which stands for all of them. */
export const isFirstOfSame = ({ sameNames }: Circles, name: number): boolean => (sameNames[name] ?? name) >= name;

/** The first of the names that are the same as one. */
export function firstOfSame({ sameNames }: Circles, name: number): number {
  let first = name;
  for (let next = sameNames[name] ?? name; next < first; next = sameNames[next] ?? next) first = next;
  return first;
}

/** Visits a name that stands for others, and those others. */
export function visitSame({ sameNames }: Circles, first: number, visit: (name: number) => void): void {
  visit(first);
  for (let name = sameNames[first] ?? first; name > first; name = sameNames[name] ?? first) visit(name);
}

/** Names that stand for others, with those others. In order of names. */
export function withSame(circles: Circles, firsts: readonly number[]): number[] {
  const names: number[] = [];
  for (const first of firsts) visitSame(circles, first, (name) => names.push(name));
  return names.sort((a, b) => a - b);
}
