import type { ListedCompound } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { EXACT, type Relation } from '../../knowledge/model/relation.ts';
import { SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';

/** A given name's syllables joined, or a Japanese name: the usual spelling, but not the only one. */
const AS_WORD = 0.97;
/** One Cantonese or Hokkien syllable stands for several Mandarin ones. */
const AS_DIALECT = 0.9;
/** Japanese long vowels may be omitted; a greater difference is another name. */
const LEAST_JAPANESE = 0.88;

/** Methods that compare spellings; that two words are equivalent says nothing about a name. */
const SPELLED = new Set<Relation['method']>(['exact', 'phonetic']);

/**
 * Adjusts a similarity if one side is the reading of a word in native characters; undefined if the reading is another
 * word.
 */
export function readingRelation(system: number, relation: Relation): Relation | undefined {
  const least = system === SYSTEM.sound ? 0 : system === SYSTEM.japanese ? LEAST_JAPANESE : EXACT.similarity;
  if (relation.similarity < least || (system === SYSTEM.japanese && !SPELLED.has(relation.method))) return undefined;
  const most = system === SYSTEM.dialect ? AS_DIALECT : AS_WORD;
  return { similarity: Math.min(most, relation.similarity), method: 'transliteration' };
}

/** Visits the words in native characters of listed names that a query form is a reading of. */
export function findNativeWords(
  index: Index,
  form: number,
  relation: Relation,
  visit: (compound: ListedCompound) => void,
): void {
  const { ofForm, systems, name, first, count } = index.data.tokens.nativeWords;
  const end = ofForm.starts[form + 1] ?? 0;
  for (let k = ofForm.starts[form] ?? 0; k < end; k++) {
    const i = ofForm.values[k] ?? 0;
    const system = systems[i] ?? 0;
    const read = readingRelation(system, relation);
    if (!read) continue;
    const { similarity } = read;
    visit({ name: name[i] ?? 0, first: first[i] ?? 0, count: count[i] ?? 0, systems: system, similarity });
  }
}
