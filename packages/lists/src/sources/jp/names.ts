import type { ListedName, NameKind, NameQuality } from '@namesake/engine';
import { letteredParts } from '../../fields/lettered-parts.ts';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { isUnknown, plain } from './days.ts';
import { JAPANESE, type JpRow, LATIN } from './regimes.ts';

const FORMER = /旧称|以前|過去/u;
/** "Other names not sufficient to identify". */
const WEAK = /確定に十分でない/u;
const ALIASES = /別名|別称|旧称|以前|過去/u;

/** Whether a column holds names. Headings differ from sheet to sheet. */
export function isNameColumn(column: string): boolean {
  return column === JAPANESE || column === LATIN || ALIASES.test(column);
}

/** The Latin name, if any, is the display name; the Japanese one is another name of the same rank. */
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

const ORIGINAL =
  /[(（]?\s*(?:previously listed as\.?\s*)?(?:original scr?ipt|in arabic)\s*[:：]\s*([^()（）]+)[)）]?/giu;
/**
 * Facts that notices state within the cell of names, up to the end of the sentence: parents, birth, and documents under
 * that name. They begin after a sign, or fill the whole sentence.
 */
const DETAIL =
  /(?:[(、,，]\s*)?[^()、,，]*(?:の息子|の娘|生年月日|生まれ|出生|国籍|旅券|ID番号|書類|発行|使用している|\bDOB\b|\bPOB\b|\bthe following\b).*$/u;
const SAYS = /^[(\s]*(?:(?:a\.?k\.?a\.?|f\.?k\.?a\.?|also known as|別称|旧称|旧姓|別名)\s*[.、:,]?\s*)+/iu;

/** A birth date before or after a name, a label of the script that follows, "self-styled", "nom de guerre". */
const EXTRAS =
  /^\d{4}年\d{1,2}月\d{1,2}日に|[、,(\s]*\d{4}年\d{1,2}月\d{1,2}日.*$|アラビア語による以前のリスト記載ぶり|【[^】]*】|\((?:自称|戦闘員名|nom de guerre|イニシャル|\s*)\)/gu;

/**
 * Names in a cell: lettered, on lines, or separated by semicolons; Japanese with the Latin spelling in brackets or
 * after it.
 */
export function namesIn(cell: string, isPerson: boolean, isOwn = false): string[] {
  const text = plain(cell);
  const originals = [...text.matchAll(ORIGINAL)].map(([, name]) => name ?? '');
  const rest = text.replace(ORIGINAL, ' ');
  const pieces = isOwn ? [rest.replace(/\s*\n\s*/gu, ' ')] : atLetters(rest).flatMap((part) => part.split(/[\n;；]/u));
  const parts = pieces
    .flatMap((piece) => piece.split('。').map((sentence) => sentence.replace(DETAIL, '').replace(EXTRAS, ' ').trim()))
    .flatMap((piece) => atCommas(piece, isPerson, SAYS.test(piece)));
  const names = parts.map(tidy).filter((part) => part !== '' && !isUnknown(part) && !JOINS.test(part));
  return [...names.flatMap((part) => inTwoScripts(part)).flatMap((part) => spellings(part, isPerson)), ...originals]
    .map((name) => name.replace(/\s+/gu, ' ').trim())
    .filter((name) => name !== '');
}

/** Letters precede names, often again before the Latin ones: "(a)…(b)…", "(別名1)…". */
function atLetters(text: string): string[] {
  return /\((?:[ab]|別名\d)\)/u.test(text) ? text.split(/\s*\((?:[a-z]{1,2}|別名\d)\)\s*/u) : letteredParts(text);
}

/** Splits at commas between whole names; if a part is a single word, they may belong to one name. */
function atCommas(text: string, isPerson: boolean, isList: boolean): string[] {
  const japanese = text.split('、');
  if (japanese.length > 1 && (isList || japanese.every((part) => count(part, '・') > (isPerson ? 1 : 0))))
    return japanese;
  const latin = text.split(/,\s+/u);
  return latin.every((part) => part.trim().split(' ').length > (isPerson ? 2 : 1)) ? latin : [text];
}

/** Notes after a name: how it was listed before, when the party was born. */
const NOTE = /\s*\((?:(?:formerly|previously) listed as|以前[^()]*|[^()]*出生)\)$|,?\s+born\s.*$/iu;

/** A line that joins two names. */
const JOINS = /^(?:and|or|及び|又は)$/iu;

/** Removes "a.k.a.", notes, surrounding signs, and brackets that are unpaired or enclose everything. */
function tidy(text: string): string {
  let name = text
    .trim()
    .replace(SAYS, '')
    .replace(/^[\s、,;-]+|[\s、,;-]+$/gu, '');
  name = name.replace(NOTE, '').replace(NOTE, '');
  while (count(name, ')') > count(name, '(') && name.endsWith(')')) name = name.slice(0, -1).trim();
  if (count(name, '(') > count(name, ')')) name = name.replace('(', ' ').trim();
  return name.replace(/^\(([^()]*)\)$/u, '$1');
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/** "モレル(Morrel)" and "モレル Morrel" are two names. */
function inTwoScripts(text: string): string[] {
  const at = text.search(/[A-Za-z()]/);
  const [japanese, behind] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  if (!/[\p{Script=Katakana}\p{Script=Han}]/u.test(japanese)) return [text];
  const latin = /^\(([^()]*)\)$/.exec(behind)?.[1] ?? (/\s$/.test(japanese) && /^[^()]+$/.test(behind) ? behind : '');
  return /[A-Za-z]/.test(latin) ? [japanese.trim(), latin.trim()] : [text];
}

/** Maximum number of spellings of one name: three words with four each would give more than any search needs. */
const MAX_SPELLINGS = 16;
const SPELLED = /([^\s()]+)\s*\(([^\s()/,]+(?:(?:\/|,\s*)[^\s()/,]+)*)\)/u;

/** Every spelling of "Osric (Osrik, Oszrik) Falk (Falck)"; a single word with a bracket is one name and another. */
function withSpellings(text: string): string[] {
  const rows = text.split(new RegExp(SPELLED, 'gu'));
  if (rows.length < 4 || rows.filter((_, i) => i % 3 === 0).some((part) => /[()]/.test(part))) return [text];
  if (rows.length === 4 && `${rows[0]}${rows[3]}`.trim() === '') return [text];
  let names = [''];
  for (let i = 0; i < rows.length; i += 3) {
    const words = rows[i + 1] === undefined ? [''] : [rows[i + 1], ...(rows[i + 2] ?? '').split(/\/|,\s*/u)];
    names = names.flatMap((name) => words.map((word) => `${name}${rows[i]}${word} `)).slice(0, MAX_SPELLINGS);
  }
  return names;
}

/**
 * `FALK, Osric` and its Japanese equivalent have the family name first; only if it is in capitals, since a comma may
 * also be part of a title.
 */
function spellings(text: string, isPerson: boolean): string[] {
  if (!isPerson) return [text];
  const spelled = withSpellings(text);
  if (spelled.length > 1) return spelled;
  const [, family, given] = /^([\p{Lu}\p{M}'’ -]{2,}),\s*([^,]+)$/u.exec(text) ?? [];
  if (family !== undefined && given !== undefined) return [`${given} ${family}`];
  const [, last, first] = /^([^A-Za-z、]+)、([^A-Za-z、]+)$/u.exec(text) ?? [];
  return last !== undefined && first !== undefined ? [`${first.trim()}・${last.trim()}`] : [text];
}
