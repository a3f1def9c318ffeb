import type { Form } from '../forms/form.ts';
import { keysOf } from '../forms/keys.ts';
import { relate } from '../forms/relate.ts';
import { visitKey } from '../index/key-table.ts';
import type { Index } from '../index/open-index.ts';
import { EXACT, type Relation } from '../model/relation.ts';

export type FoundForm = { readonly form: number; readonly relation: Relation };

/** `alike`: every form that `relate` accepts; `joined`: equal in letters or consonants; `exact`: the same text. */
export type Closeness = 'alike' | 'joined' | 'exact';

export type FormFinder = (index: Index, form: Form, closeness: Closeness) => readonly FoundForm[];

/** Finds the listed forms alike to one, by the keys they share. */
export const findForms: FormFinder = (index, form, closeness) => {
  const seen = new Set<number>();
  const found: FoundForm[] = [];
  keysOf(form, (key) => {
    visitKey(index.data.tokens.formKeys, key, (id) => {
      if (seen.has(id)) return;
      seen.add(id);
      const relation = relationAt(index, form, id, closeness);
      if (relation) found.push({ form: id, relation });
    });
  });
  return found.sort((a, b) => a.form - b.form);
};

/** How a form compares with a listed one at a closeness; the one definition that both ways of finding use. */
export function relationAt(index: Index, form: Form, id: number, closeness: Closeness): Relation | undefined {
  const listed = index.form(id);
  if (listed.text === form.text) return EXACT;
  if (closeness === 'exact') return undefined;
  if (closeness === 'joined' && (listed.skeleton !== form.skeleton || form.skeleton === '')) return undefined;
  return relate(form, listed, index.model);
}

/** A finder that remembers what it found, for the readings of one query: they share most of their words. */
export function rememberForms(): FormFinder {
  const known = new Map<string, readonly FoundForm[]>();
  return (index, form, closeness) => {
    const key = `${closeness} ${form.text}`;
    const found = known.get(key) ?? findForms(index, form, closeness);
    known.set(key, found);
    return found;
  };
}
