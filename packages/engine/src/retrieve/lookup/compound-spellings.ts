import type { Index } from '../../index/open/open-index.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Relation } from '../../knowledge/model/relation.ts';
import { type Form, formOf } from '../../words/form/form.ts';
import { listedJoins, type NamedJoin } from './find-compounds.ts';

/** A name of several words, written as one, that a word stands for. */
export type ApartForm = { readonly form: Form; readonly group: number; readonly relation: Relation };

/** By model and group: its names of several words, one for each that has consonants of its own. */
const known = new WeakMap<Model, Map<number, readonly ApartForm[]>>();
const NONE: readonly ApartForm[] = [];

/** The names of several words that a word stands for in another language's spelling: "Cemalettin" is "Jamal al-Din". */
export function writtenApart(forms: readonly Form[], model: Model): readonly ApartForm[] {
  let groups: Set<number> | undefined;
  for (const form of forms)
    for (const group of form.groups) if (ofGroup(group, model) !== NONE) groups = (groups ?? new Set()).add(group);
  return groups === undefined ? NONE : [...groups].flatMap((group) => ofGroup(group, model));
}

/** Visits the runs of listed words that written as one are such a name, in any spelling of it. */
export function apartJoins(index: Index, { form, group, relation }: ApartForm, visit: (join: NamedJoin) => void): void {
  const isSpelling = (text: string): boolean => index.model.groupsWrittenApart(text).includes(group);
  listedJoins(
    index,
    form,
    (join) => {
      const similarity = Math.min(relation.similarity, join.similarity);
      visit({ ...join, similarity, ...(relation.method === 'nickname' && { method: relation.method }) });
    },
    isSpelling,
  );
}

function ofGroup(group: number, model: Model): readonly ApartForm[] {
  const groups = known.get(model) ?? new Map<number, readonly ApartForm[]>();
  known.set(model, groups);
  const made = groups.get(group);
  if (made !== undefined) return made;
  const bySkeleton = new Map<string, Form>();
  for (const text of model.writtenApart(group)) {
    const form = formOf(text, model);
    if (!bySkeleton.has(form.skeleton)) bySkeleton.set(form.skeleton, form);
  }
  const relation = model.relationOf(group);
  const forms = bySkeleton.size === 0 ? NONE : [...bySkeleton.values()].map((form) => ({ form, group, relation }));
  groups.set(group, forms);
  return forms;
}
