/** The members of `value` that are defined and, where they are arrays, not empty: absent means "not said". */
export function compact<T extends object>(value: T): Compacted<T> {
  const kept = Object.entries(value).filter(([, member]) => !isNothing(member));
  return Object.fromEntries(kept) as Compacted<T>;
}

type Compacted<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

function isNothing(member: unknown): boolean {
  return member === undefined || (Array.isArray(member) && member.length === 0);
}
