/** A deep copy of plain data whose strings do not share memory: a slice keeps the whole text it was cut from alive. */
export function detached<T>(value: T): T {
  return structuredClone(value);
}

/** The same for one text. */
export function detachedText(text: string): string {
  return structuredClone(text);
}
