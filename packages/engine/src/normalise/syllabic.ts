import type { Script } from '../scripts/script-of.ts';

/** Scripts of which each character of a native name becomes a token of its own: one of a few hundred syllables. */
const SYLLABIC = new Set<Script>(['Hani', 'Hang']);

/** Whether a token is one character of such a script. A foreign name written in it is one token, a word like any other. */
export const isSyllabic = ({ script, start, end }: { script: Script; start: number; end: number }): boolean =>
  SYLLABIC.has(script) && end - start === 1;
