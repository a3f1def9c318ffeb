import type { Index } from '../index/open-index.ts';
import { rowAt } from '../index/rows.ts';
import { EXACT, type Relation } from '../model/relation.ts';
import { SYSTEM } from '../scripts/reading-system.ts';
import type { ListedJoin } from './listed-joins.ts';

/** A given name's syllables written as one word, or a Japanese name: the usual spelling, not every one. */
const AS_WORD = 0.97;
/** Japanese long vowels are written or not; further apart is another name. */
const LEAST_JAPANESE = 0.88;

/** Likeness of spelling; that two words stand for one another says nothing of a name. */
const SPELLED = new Set<Relation['method']>(['exact', 'phonetic']);

/** What is left of a likeness when one side is the reading of a word in native characters; undefined where that is another word. */
export function readingRelation(system: number, relation: Relation): Relation | undefined {
  const least = system === SYSTEM.sound ? 0 : system === SYSTEM.japanese ? LEAST_JAPANESE : EXACT.similarity;
  if (relation.similarity < least || (system === SYSTEM.japanese && !SPELLED.has(relation.method))) return undefined;
  return { similarity: Math.min(AS_WORD, relation.similarity), method: 'transliteration' };
}

/** Adds, by listed name, the words in native characters that a form of the query is a reading of. */
export function addListedWords(
  index: Index,
  joins: Map<number, ListedJoin[]>,
  form: number,
  unit: number,
  relation: Relation,
): void {
  const { ofForm, systems, name, first, count } = index.data.tokens.nativeWords;
  for (const i of rowAt(ofForm, form)) {
    const system = systems[i] ?? 0;
    const read = readingRelation(system, relation);
    if (!read) continue;
    const join = { unit, first: first[i] ?? 0, count: count[i] ?? 0, systems: system, similarity: read.similarity };
    const known = joins.get(name[i] ?? 0);
    if (known) known.push(join);
    else joins.set(name[i] ?? 0, [join]);
  }
}
