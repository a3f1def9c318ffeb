/** The members of `value` that are defined and, for arrays, not empty: absent means "not stated". */
export function compact<T extends object>(value: T): Compacted<T> {
  const kept: Record<string, unknown> = {};
  // Without an array of pairs: this runs for every part of every record.
  for (const key in value) {
    const member = value[key];
    if (!isNothing(member)) kept[key] = member;
  }
  return kept as Compacted<T>;
}

/** An array may be empty and is then left out, so it is optional in the result. */
export type Compacted<T> = { [K in keyof T as MayBeNothing<T[K]> extends true ? never : K]: T[K] } & {
  [K in keyof T as MayBeNothing<T[K]> extends true ? K : never]?: Exclude<T[K], undefined>;
};

type MayBeNothing<V> = undefined extends V ? true : V extends readonly unknown[] ? true : false;

/** Undefined, or an empty array. */
export function isNothing(member: unknown): boolean {
  return member === undefined || (Array.isArray(member) && member.length === 0);
}
