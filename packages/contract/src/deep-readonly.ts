/** `T` with every array and object in it read-only: what a handler may return and a page may hold. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? number extends T['length']
    ? readonly DeepReadonly<Item>[]
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
