import type { CompoundSpelling, ListedCompound } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { type Form, formOf } from '../../words/form/form.ts';
import { findCompounds } from './find-compounds.ts';

const NONE: readonly CompoundSpelling[] = [];

/** The names of several words that a word is another spelling of: "Cemalettin" is "Jamal al-Din". */
export function compoundSpellingsOf(index: Index, forms: readonly Form[]): readonly CompoundSpelling[] {
  let groups: Set<number> | undefined;
  for (const form of forms)
    for (const group of form.groups) if (ofGroup(index, group) !== NONE) groups = (groups ?? new Set()).add(group);
  return groups === undefined ? NONE : [...groups].flatMap((group) => ofGroup(index, group));
}

/** Visits the listed compounds that are such a name, in any spelling. */
export function findSpelledCompounds(
  index: Index,
  { form, group, relation }: CompoundSpelling,
  visit: (compound: ListedCompound) => void,
): void {
  const isSpelling = (text: string): boolean => index.model.groupsOfCompound(text).includes(group);
  findCompounds(
    index,
    form,
    (compound) => {
      const similarity = Math.min(relation.similarity, compound.similarity);
      visit({ ...compound, similarity, ...(relation.method === 'nickname' && { method: relation.method }) });
    },
    isSpelling,
  );
}

/** The multi-word names of a group, one for each consonant skeleton, cached. */
function ofGroup({ model, caches }: Index, group: number): readonly CompoundSpelling[] {
  const { compoundSpellings: groups } = caches;
  const made = groups.get(group);
  if (made !== undefined) return made;
  const bySkeleton = new Map<string, Form>();
  for (const text of model.compoundsOf(group)) {
    const form = formOf(text, model);
    if (!bySkeleton.has(form.skeleton)) bySkeleton.set(form.skeleton, form);
  }
  const relation = model.relationOf(group);
  const forms = bySkeleton.size === 0 ? NONE : [...bySkeleton.values()].map((form) => ({ form, group, relation }));
  groups.set(group, forms);
  return forms;
}
