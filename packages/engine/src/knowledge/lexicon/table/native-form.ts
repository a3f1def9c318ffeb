import { type Script, scriptOf } from '../../scripts/letters/script-of.ts';
import { romaniseWord } from '../../scripts/romanise-word.ts';
import { NATIVE_LATIN } from './native-latin.gen.ts';

/** Scripts that write names without spaces between words. */
export const GLUED_SCRIPTS: ReadonlySet<Script> = new Set([
  'Hani',
  'Hang',
  'Kana',
  'Hira',
  'Thai',
  'Laoo',
  'Khmr',
  'Mymr',
]);

/** The script of a form's first letter. */
export const scriptOfForm = (form: string): Script => scriptOf(form.codePointAt(0) ?? 0);

/** Whether a form is written in a script without spaces. */
export const isGlued = (form: string): boolean => GLUED_SCRIPTS.has(scriptOfForm(form));

/**
 * Latin forms of words in other scripts: generated ones, and those computed since. Empty if nothing or too little can
 * be romanised.
 */
export const LATIN_FORMS: Map<string, string> = new Map(
  NATIVE_LATIN.split('\n').map((line): [string, string] => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1)];
  }),
);

/**
 * A table form as tokens spell it. Latin forms are kept; forms in other scripts go through the one romaniser, so that
 * tables follow a change of romanisation. Undefined if nothing or too little of it can be romanised.
 */
export function latinForm(form: string): string | undefined {
  if (/^[a-z0-9 ]+$/.test(form)) return form;
  const latin = LATIN_FORMS.get(form) ?? romanised(form);
  LATIN_FORMS.set(form, latin);
  return latin === '' ? undefined : latin;
}

/** The romaniser's Latin form; empty if there is none. */
export function romanised(form: string): string {
  const words = form.split(' ').map((word) =>
    romaniseWord(word, scriptOfForm(word))
      .map((part) => part.text)
      .join(''),
  );
  return words.every((word) => word !== '') ? words.join(' ') : '';
}
