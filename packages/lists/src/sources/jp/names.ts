import type { ListedName, NameKind, NameQuality } from '@namesake/engine';
import { letteredParts } from '../../fields/lettered-parts.ts';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { isUnknown, plain } from './days.ts';
import { JAPANESE, type JpRow, LATIN } from './regimes.ts';

const FORMER = /旧称|以前|過去/u;
/** "Other names not sufficient to identify". */
const WEAK = /確定に十分でない/u;
const ALIASES = /別名|別称|旧称|以前|過去/u;

/** Columns that hold names. Headings differ from sheet to sheet. */
export function isNameColumn(column: string): boolean {
  return column === JAPANESE || column === LATIN || ALIASES.test(column);
}

/** The Latin name is the display name where there is one; the Japanese one is another name of the same rank. */
export function namesOf(row: JpRow, isPerson: boolean): ListedName[] {
  const names = [...row]
    .filter(([column]) => isNameColumn(column))
    .sort(([a], [b]) => rank(a) - rank(b))
    .flatMap(([column, cell]) => {
      const isOwn = column === JAPANESE || column === LATIN;
      const kind: NameKind =
        /旧称$/u.test(column) && !/別/u.test(column)
          ? 'former'
          : FORMER.test(column) && !/別称/u.test(column)
            ? 'former'
            : 'alias';
      const quality: NameQuality = WEAK.test(column) ? 'weak' : 'strong';
      return namesIn(cell, isPerson, isOwn).map((value, at) =>
        nameOf(value, { kind: isOwn && at === 0 && column === LATIN ? 'primary' : kind, quality }),
      );
    });
  const distinct = distinctNames(names);
  return distinct.length === 0 ? distinct : withPrimary(distinct);
}

function rank(column: string): number {
  return column === LATIN ? 0 : column === JAPANESE ? 1 : WEAK.test(column) ? 3 : 2;
}

const ORIGINAL = /[(（]\s*original script\s*[:：]\s*([^()（）]+)[)）]/giu;
const SAYS = /^[(\s]*(?:(?:a\.?k\.?a\.?|f\.?k\.?a\.?|also known as|別称|旧称|別名)\s*[.、:,]?\s*)+/iu;

/** The names in a cell: lettered, in lines, by semicolons; in Japanese with the Latin spelling in brackets or behind it. */
export function namesIn(cell: string, isPerson: boolean, isOwn = false): string[] {
  const text = plain(cell);
  const originals = [...text.matchAll(ORIGINAL)].map(([, name]) => name ?? '');
  const rest = text.replace(ORIGINAL, ' ');
  const pieces = isOwn ? [rest.replace(/\s*\n\s*/gu, ' ')] : atLetters(rest).flatMap((part) => part.split(/[\n;；]/u));
  const parts = pieces.flatMap((piece) => atCommas(piece.trim(), isPerson, SAYS.test(piece.trim())));
  const names = parts.map(tidy).filter((part) => part !== '' && !isUnknown(part));
  return [...names.flatMap((part) => inTwoScripts(part)).flatMap((part) => spellings(part, isPerson)), ...originals]
    .map((name) => name.replace(/\s+/gu, ' ').trim())
    .filter((name) => name !== '');
}

/** Letters stand before names, often once more before the Latin ones: "(a)…(b)…", "(別名1)…". */
function atLetters(text: string): string[] {
  return /\((?:[ab]|別名\d)\)/u.test(text) ? text.split(/\s*\((?:[a-z]{1,2}|別名\d)\)\s*/u) : letteredParts(text);
}

/** Commas between whole names; where a part is a single word they may belong to one name. */
function atCommas(text: string, isPerson: boolean, isList: boolean): string[] {
  const japanese = text.split('、');
  if (japanese.length > 1 && (isList || japanese.every((part) => count(part, '・') > (isPerson ? 1 : 0))))
    return japanese;
  const latin = text.split(/,\s+/u);
  return latin.every((part) => part.trim().split(' ').length > (isPerson ? 2 : 1)) ? latin : [text];
}

/** What notices add behind a name: how it was listed before, when the party was born. */
const NOTE = /\s*\((?:(?:formerly|previously) listed as|以前[^()]*|[^()]*出生)\)$|,?\s+born\s.*$/iu;

/** Without "a.k.a.", notes, signs at the ends, and brackets that are not paired or around all of it. */
function tidy(text: string): string {
  let name = text
    .trim()
    .replace(SAYS, '')
    .replace(/^[\s、,;]+|[\s、,;]+$/gu, '');
  name = name.replace(NOTE, '').replace(NOTE, '');
  while (count(name, ')') > count(name, '(') && name.endsWith(')')) name = name.slice(0, -1).trim();
  if (count(name, '(') > count(name, ')')) name = name.replace('(', ' ').trim();
  return name.replace(/^\(([^()]*)\)$/u, '$1');
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

const KANA_THEN_LATIN =
  /^([^A-Za-z()]*[\p{Script=Katakana}\p{Script=Han}][^A-Za-z()]*?)\s*(?:\(([^()]*[A-Za-z][^()]*)\)|\s([A-Za-z][^()]*))$/u;

/** "モレル(Morrel)" and "モレル Morrel" are two names. */
function inTwoScripts(text: string): string[] {
  const [, japanese, bracketed, behind] = KANA_THEN_LATIN.exec(text) ?? [];
  const latin = bracketed ?? behind;
  return japanese === undefined || latin === undefined ? [text] : [japanese.trim(), latin.trim()];
}

/**
 * "Osric (Osrik) Falk" is two spellings of one person. `FALK, Osric` and its Japanese like are family name first; a capital family name
 * only, since a comma may as well be part of a title.
 */
function spellings(text: string, isPerson: boolean): string[] {
  if (!isPerson) return [text];
  const [, before = '', word, other, after = ''] = /^(.*?)([^\s()]+)\s*\(([^\s()]+)\)(.*)$/u.exec(text) ?? [];
  if (word !== undefined && other !== undefined && !/[()]/.test(before + after)) {
    return [`${before}${word} ${after}`, `${before}${other} ${after}`];
  }
  const [, family, given] = /^([\p{Lu}\p{M}'’ -]{2,}),\s*([^,]+)$/u.exec(text) ?? [];
  if (family !== undefined && given !== undefined) return [`${given} ${family}`];
  const [, last, first] = /^([^A-Za-z、]+)、([^A-Za-z、]+)$/u.exec(text) ?? [];
  return last !== undefined && first !== undefined ? [`${first.trim()}・${last.trim()}`] : [text];
}
