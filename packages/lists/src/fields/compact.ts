/** The members of `value` that are defined and, where they are arrays, not empty: absent means "not said". */
export function compact<T extends object>(value: T): Compacted<T> {
  const kept: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) if (!isNothing(member)) kept[key] = member;
  return kept as Compacted<T>;
}

type Compacted<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

function isNothing(member: unknown): boolean {
  return member === undefined || (Array.isArray(member) && member.length === 0);
}
