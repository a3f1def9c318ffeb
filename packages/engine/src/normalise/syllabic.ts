import type { Script } from '../scripts/script-of.ts';

/** Scripts of which each character becomes a token of its own: one of a few hundred syllables. */
const SYLLABIC = new Set<Script>(['Hani', 'Hang']);

export const isSyllabic = (script: Script): boolean => SYLLABIC.has(script);
