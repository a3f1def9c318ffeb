import type { Script } from './script-of.ts';

/** Scripts written without vowels: a word has several readings, and agreement in one of them says less. */
export const ABJADS: ReadonlySet<Script> = new Set<Script>(['Arab', 'Hebr']);
