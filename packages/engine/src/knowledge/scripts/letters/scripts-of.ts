import { type Script, scriptOf } from './script-of.ts';

/** Scripts of the letters of a text, in order of appearance. */
export const scriptsOf = (text: string): ReadonlySet<Script> =>
  new Set([...text].map((char) => scriptOf(char.codePointAt(0) ?? 0)).filter((script) => script !== 'Zyyy'));
