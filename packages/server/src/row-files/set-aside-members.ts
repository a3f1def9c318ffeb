import { contentOf, hasWords } from './column-content.ts';

type Members = Readonly<Record<string, unknown>>;

/** Members of a row of JSON without those that are set aside. */
export type KeptMembers = {
  readonly kept: Members;
  /** Members with words that are set aside, and which of them hold names: finding nobody proves nothing then. */
  readonly setAside: readonly string[];
  readonly leftOut: readonly string[];
};

/** Sets members aside; the text that is screened never is. */
export function setAsideMembers(members: Members, ignored: readonly string[]): KeptMembers {
  const isAside = (name: string): boolean => ignored.includes(name) && name !== 'searchText';
  const setAside = Object.keys(members).filter((name) => isAside(name) && textsOf(members[name]).some(hasWords));
  return {
    kept: Object.fromEntries(Object.entries(members).filter(([name]) => !isAside(name))),
    setAside,
    leftOut: setAside.filter((name) => contentOf(name, textsOf(members[name])) === 'names'),
  };
}

/** The texts of a member, at any depth. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
