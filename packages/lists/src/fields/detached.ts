/**
 * A copy of plain data whose strings are its own. A string that was cut from a large text keeps all of that text in
 * memory as long as it is referenced itself.
 */
export function detached<T>(value: T): T {
  return structuredClone(value);
}

/** The same of one text. */
export function detachedText(text: string): string {
  return structuredClone(text);
}
