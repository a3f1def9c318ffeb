import type { Index } from '../../index/open/open-index.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Relation } from '../../knowledge/model/relation.ts';
import { type Form, formOf } from '../../words/form/form.ts';
import { findCompounds, type ListedCompound } from './find-compounds.ts';

/** A name of several words, written as one, that is a spelling variant of a word. */
export type CompoundSpelling = { readonly form: Form; readonly group: number; readonly relation: Relation };

/** By model and group: its names of several words, one of each consonant skeleton. */
const known = new WeakMap<Model, Map<number, readonly CompoundSpelling[]>>();
const NONE: readonly CompoundSpelling[] = [];

/** The names of several words of which a word is another spelling: "Cemalettin" is "Jamal al-Din". */
export function compoundSpellingsOf(forms: readonly Form[], model: Model): readonly CompoundSpelling[] {
  let groups: Set<number> | undefined;
  for (const form of forms)
    for (const group of form.groups) if (ofGroup(group, model) !== NONE) groups = (groups ?? new Set()).add(group);
  return groups === undefined ? NONE : [...groups].flatMap((group) => ofGroup(group, model));
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

function ofGroup(group: number, model: Model): readonly CompoundSpelling[] {
  const groups = known.get(model) ?? new Map<number, readonly CompoundSpelling[]>();
  known.set(model, groups);
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
