/** Has a store do something else in place of one of its methods, as long as `other` says what. */
export function over<Store extends object, Name extends keyof Store>(
  store: Store,
  name: Name,
  other: () => Store[Name] | undefined,
): void {
  const method: unknown = store[name];
  if (typeof method !== 'function') throw new Error(`${String(name)} is no method.`);
  const own = method.bind(store);
  Object.defineProperty(store, name, { get: () => other() ?? own });
}
