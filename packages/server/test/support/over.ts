/** The same store, one of whose methods is another while there is one. */
export function over<Store extends object>(store: Store, method: keyof Store, other: () => unknown): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      const instead = name === method ? other() : undefined;
      return instead ?? (typeof member === 'function' ? member.bind(target) : member);
    },
  });
}
