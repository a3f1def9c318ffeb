import type { ListedName, NameKind } from '@namesake/engine';
import { detectScript } from '../../fields/detect-script.ts';
import { distinctNames, nameOf } from '../../fields/name.ts';

export type WbNames = {
  readonly names: readonly ListedName[];
  readonly titles: readonly string[];
  readonly registrations: readonly string[];
  /** Additional words that are not names. */
  readonly remarks: readonly string[];
};

const TITLE = /^((?:MRS?|MS|MISS|DR|ENGR|ENG|PROF|SR|SRA)S?\.)\s*(?=\p{L})/iu;
/** "Messrs", before firms. */
const MESSRS = /^M\/S\.?\s+/i;
const ALSO =
  /^(?:also\s+(?:known\s+as|doing\s+business\s+(?:under|as))|a\.?k\.?a\.?|(?:currently\s+)?d\/?b\/?a|trading as)[\s:]+/i;
const FORMERLY = /^(?:formerly(?:\s+known\s+as)?|previously(?:\s+known\s+as)?|f\/?k\/?a|n[ée]e)[\s:]+/i;
const NOW = /^now\s+known\s+as\s+/i;
const REGISTRATION =
  /^(?:business\s+)?(?:reg(?:istration)?|company)\.?\s*(?:no|number|id)\.?\s*:?\s*([A-Z0-9][\w./-]*\d[\w./-]*)$/i;

/**
 * The name, the words in brackets after it, and other names among the additional words: "(also known as …)", a name in
 * another script. A number after an asterisk refers to a footnote.
 */
export function namesOf(name: string | undefined, words: string | undefined, isPerson: boolean): WbNames {
  const plain = (name ?? '').replace(MESSRS, '');
  const title = isPerson ? TITLE.exec(plain)?.[1] : undefined;
  const own = title === undefined ? plain : plain.slice(title.length).trim();
  const [, main = own, bracket] = /^(.{3,}?)\s*\(([^()]+)\)?$/.exec(own) ?? [];
  const names = [named(main, 'primary')];
  const registrations: string[] = [];
  const remarks: string[] = [];
  if (bracket !== undefined) names.push(nameSaid(bracket) ?? bracketName(bracket, isPerson));
  for (const said of phrasesIn(words ?? '')) {
    const number = REGISTRATION.exec(said)?.[1];
    const other = nameSaid(said) ?? inOtherScript(said);
    if (number !== undefined) registrations.push(number);
    else if (other !== undefined) names.push(other);
    else remarks.push(said);
  }
  const whole = bracket !== undefined && names[1] === undefined ? [named(own, 'primary'), ...names.slice(1)] : names;
  return { names: distinctNames(whole), titles: title === undefined ? [] : [title], registrations, remarks };
}

/** Splits brackets from the words between them. Footnotes and stray dots are left out. */
function phrasesIn(words: string): string[] {
  return words
    .replace(/\*\s*\d+/g, ' ')
    .split(/[()]/)
    .map((part) => part.replace(/^[\s,.;]+|[\s,;]+$/g, ''))
    .filter((part) => part !== '');
}

function nameSaid(text: string): ListedName | undefined {
  if (FORMERLY.test(text)) return named(text.replace(FORMERLY, ''), 'former');
  if (NOW.test(text)) return named(text.replace(NOW, ''), 'alias');
  return ALSO.test(text) ? named(text.replace(ALSO, ''), 'alias') : undefined;
}

function inOtherScript(text: string): ListedName | undefined {
  return /\d/.test(text) || ['Latn', 'Zyyy'].includes(detectScript(text)) ? undefined : named(text, 'alias');
}

/** "(GTM)" is another name of a firm; "(TAMBOV)" or "(PVT)" within or after a name may be part of it. */
function bracketName(text: string, isPerson: boolean): ListedName | undefined {
  const isName =
    !isPerson &&
    (/\s/.test(text) || /^(?:\p{Lu}[.&-]?){2,8}$/u.test(text)) &&
    !/^(?:PTY|PVT|PTE|UK|U\.K\.)$/.test(text);
  return isName ? named(text, 'alias') : undefined;
}

function named(text: string, kind: NameKind): ListedName | undefined {
  const value = text.replace(TITLE, '').replace(/\s+/g, ' ').trim();
  return nameOf(value, { kind, quality: 'strong' });
}
