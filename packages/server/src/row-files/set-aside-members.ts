import { contentOf, hasWords } from './column-content.ts';

type Members = Readonly<Record<string, unknown>>;

/** Members of a row of JSON without those that are set aside. */
type KeptMembers = {
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

/** Gathers which members of rows were ignored, to report them once at the end instead of once per row. */
export class IgnoredMembers {
  readonly #rows = new Map<string, number>();

  /** Counts the JSON Pointers of one row. */
  add(pointers: readonly string[]): void {
    for (const name of new Set(pointers.map((pointer) => pointer.replaceAll(/\/\d+/g, '')))) {
      if (this.#rows.size < 100 || this.#rows.has(name)) this.#rows.set(name, (this.#rows.get(name) ?? 0) + 1);
    }
  }

  /** One line for each ignored member, with what became of it. */
  lines(what = 'is not a member and was ignored'): readonly string[] {
    return [...this.#rows].map(([name, rows]) => `note: ${name} ${what} in ${rows} rows`);
  }
}
