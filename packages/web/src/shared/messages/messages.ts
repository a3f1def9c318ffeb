import { en } from './en/en.ts';

type Widen<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> };

/** What a language must provide; English is the model. */
export type Messages = Widen<typeof en>;

/** The words of the interface. */
export const messages: Messages = en;
