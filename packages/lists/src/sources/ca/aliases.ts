import { lookup } from '../../fields/lookup.ts';
import { outsideBrackets } from './bilingual.ts';

/** An alias, with its language if stated: "Russian: …". */
export type Alias = { readonly value: string; readonly language?: string | undefined };

const LANGUAGES: Readonly<Record<string, string>> = {
  arabic: 'ar',
  belarusian: 'be',
  belarussian: 'be',
  burmese: 'my',
  farsi: 'fa',
  persian: 'fa',
  russian: 'ru',
  ukrainian: 'uk',
};
const BEFORE_LANGUAGE = /[,;(]?\s*\b(?=(?:Arabic|Belaruss?ian|Burmese|Farsi|Persian|Russian|Ukrainian)\s*:)/u;
const LANGUAGE = /^([A-Z][a-z]+)\s*:\s*(.*)$/s;

/** Legal forms, which may follow a company's name after a comma and are not names; without dots. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'co corp inc ltd llc llp plc sa ao ag gmbh jsc ojsc pjsc cjsc limited pte pty ooo oao zao pao ' +
    'ооо оао зао пао ао оаo'
  ).split(' '),
);

/**
 * Aliases in one cell: separated by semicolons, slashes, commas or "or", some preceded by their language. Line breaks
 * only wrap. If a separator may be part of a name, the cell stays whole.
 */
export function aliasesOf(cell: string, isPerson: boolean): Alias[] {
  const text = cell.replace(/-\s*\n\s*/g, '-').replace(/\s+/g, ' ');
  return text.split(BEFORE_LANGUAGE).flatMap((section) => {
    const [, word, rest] = LANGUAGE.exec(section.trim()) ?? [];
    const language = lookup(LANGUAGES, word?.toLowerCase());
    const names = outsideBrackets(language === undefined ? section : (rest ?? ''), ';');
    return names.flatMap((part) => splitNames(part, isPerson)).map((value) => ({ value, language }));
  });
}

function splitNames(text: string, isPerson: boolean): string[] {
  const parts = outsideBrackets(text, '/').map(tidy);
  const strokes = parts.length > 1 && parts.every((part) => isWhole(part, isPerson)) ? parts : [text];
  return strokes
    .flatMap((part) => atCommas(part, isPerson))
    .flatMap((part) => atOr(part, isPerson))
    .map(tidy)
    .filter((part) => part !== '');
}

/** A single word is only a person's whole name if the list gives nothing else. */
function isWhole(part: string, isPerson: boolean): boolean {
  return part !== '' && (!isPerson || /\s/.test(part));
}

function atCommas(text: string, isPerson: boolean): string[] {
  const parts = outsideBrackets(text, ',')
    .map(tidy)
    .filter((part) => part !== '');
  if (isPerson) return parts.every((part) => /\s/.test(part)) ? parts : [text];
  const names: string[] = [];
  for (const part of parts) {
    const last = names.length - 1;
    if (last >= 0 && isLegalForm(part)) names[last] = `${names[last]}, ${part}`;
    else names.push(part);
  }
  return names;
}

function isLegalForm(part: string): boolean {
  const words = part
    .toLowerCase()
    .replace(/\b([as])\.(?=[ao]\b)/g, '$1')
    .split(/[\s.]+/);
  return words.every((word) => word === '' || LEGAL_FORMS.has(word)) && words.some((word) => word !== '');
}

/** "or", and "and" next to a letter of another script. */
const BETWEEN_NAMES =
  /\s+or\s+|(?<=(?!\p{Script=Latin})\p{L}['"»”]?)\s+and\s+|\s+and\s+(?=['"«“]?(?!\p{Script=Latin})\p{L})/u;

/**
 * Splits at "or" between whole names, but not within a person's name ("Aleksandr Evgenyevich or Evgenievich Kon"): a
 * given name and patronymic alone would match many. "and" only separates names next to another script, since English
 * names contain it too.
 */
function atOr(text: string, isPerson: boolean): string[] {
  const parts = text.split(BETWEEN_NAMES).map(tidy);
  if (parts.length === 1 || !isPerson) return parts;
  const words = parts.map((part) => part.split(' '));
  const [first = []] = words;
  const sameGiven = words.every((name) => name.length > 1 && name[0] === first[0]);
  const sameLength = words.every((name) => name.length > 2 && name.length === first.length);
  return sameGiven || sameLength ? parts : [text];
}

/** Removes surrounding signs; an unclosed bracket counts as one. */
function tidy(text: string): string {
  const trimmed = text
    .trim()
    .replace(/^[,;/]+\s*|\s*[,;/]+$/g, '')
    .replace(/\s+AKA$/, '');
  const opened = trimmed.split('(').length;
  const closed = trimmed.split(')').length;
  if (opened > closed) return trimmed.replace(/^\(\s*/, '').trim();
  return closed > opened ? trimmed.replace(/\s*\)$/, '').trim() : trimmed;
}
