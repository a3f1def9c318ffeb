import { romaniseWord } from '../scripts/romanise-word.ts';
import { type Script, scriptOf } from '../scripts/script-of.ts';

/** Scripts whose words stand in a name without a space between them. */
const GLUED: ReadonlySet<Script> = new Set(['Hani', 'Hang', 'Kana', 'Hira', 'Thai', 'Laoo', 'Khmr', 'Mymr']);

/** The script of a form's first letter. */
export const scriptOfForm = (form: string): Script => scriptOf(form.codePointAt(0) ?? 0);

/** Whether a form is written in a script that puts no space between words. */
export const isGlued = (form: string): boolean => GLUED.has(scriptOfForm(form));

/**
 * A form of a word table as tokens carry it: Latin forms stay, forms in another script go through the one romaniser, so that a table
 * follows when a romanisation changes. Undefined where nothing or too little of it can be romanised.
 */
export function latinForm(form: string): string | undefined {
  if (/^[a-z0-9 ]+$/.test(form)) return form;
  const words = form.split(' ').map((word) =>
    romaniseWord(word, scriptOfForm(word))
      .map((part) => part.text)
      .join(''),
  );
  return words.every((word) => word !== '') ? words.join(' ') : undefined;
}
