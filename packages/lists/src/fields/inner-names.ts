import type { ListedName } from '@namesake/engine';
import { detectScript } from './detect-script.ts';
import { distinctNames } from './name.ts';

/** Cheap pre-check: hardly any name matches, and the others are skipped. */
const MAY_HOLD = /[/;]|[aA]\.?\s?[kK]\.?\s?[aA]|[fF]\.?\s?[kK]\.?\s?[aA]|ubordinate|ncluding/;

/** "X. Subordinate Institution - Y": X is listed separately. */
const SUBORDINATE = /^.+\S\.\s*Subordinate Institutions?\s*[-–:]\s*(.+)$/i;
/** Words for kinds of parties: a name that consists of them only is weak. */
const KINDS: ReadonlySet<string> = new Set(
  (
    'the of and for no first second third fourth fifth sixth seventh eighth ninth tenth research design institute ' +
    'factory department bureau academy center centre plant laboratory branch office organization organisation group ' +
    'company corporation army front party movement islamic national state drug trafficking money laundering'
  ).split(' '),
);
const ORDINAL = /^\d+(?:st|nd|rd|th)?$/;
/** "X, including all units", "X (including all branches) and subsidiaries". */
const INCLUDING =
  /^(.+?)\s*[,(]\s*(?:and\s+)?including\s+(?:all|any|its|the)\b[^()]*\)?(?:\s+and\s+(?:all\s+)?(?:its\s+)?subsidiaries)?$/i;
/** "a.k.a." anywhere; without dots only in lower case or in brackets, since AKA is also a name. */
const ALSO = /(?:^|[\s,;([]+)(?:([af])\.\s?k\.\s?a\b\.?|([af])ka\b|(?<=[([])([AF])KA\b)[\s,.:]*/iu;
const UNDOTTED = /(?:^|\s)[AF]KA\b/;

/**
 * The names, plus further names that a publisher wrote into one of them. A single word of a person's name is not a
 * name, nor is text that may be the end of a longer name: "Conquest of Syria/the Levant".
 */
export function withInnerNames(names: readonly ListedName[], isPerson: boolean): readonly ListedName[] {
  const inner = names.flatMap((name) => (mayHold(name.value) ? namesIn(name, isPerson) : []));
  return inner.length === 0 ? names : distinctNames([...names, ...inner]);
}

/** A longer text is not a name, and regular expressions take long on it. */
const LONGEST = 400;
const mayHold = (value: string): boolean => value.length <= LONGEST && MAY_HOLD.test(value);

type Inner = { readonly value: string; readonly isFormer?: boolean };

function namesIn(name: ListedName, isPerson: boolean): readonly ListedName[] {
  const found = [
    ...subordinate(name.value),
    ...including(name.value),
    ...also(name.value),
    ...apart(name.value, isPerson),
  ];
  return found
    .map((one) => ({ ...one, value: tidy(one.value) }))
    .filter(({ value }) => value !== name.value && isName(value, isPerson))
    .map(({ value, isFormer }) => ({
      value,
      kind: isFormer === true ? 'former' : name.kind === 'primary' ? 'alias' : name.kind,
      quality: saysKind(value) ? 'weak' : name.quality,
      script: detectScript(value),
      ...(name.language === undefined ? {} : { language: name.language }),
    }));
}

function subordinate(text: string): readonly Inner[] {
  const own = SUBORDINATE.exec(text)?.[1];
  return own === undefined ? [] : [{ value: own }];
}

function including(text: string): readonly Inner[] {
  const own = INCLUDING.exec(text)?.[1];
  return own === undefined ? [] : [{ value: own }];
}

/** Names before and after "a.k.a."; several names after it are separated by semicolons. */
function also(text: string): readonly Inner[] {
  const mark = ALSO.exec(text);
  if (mark === null || (UNDOTTED.test(mark[0]) && !/[([]/.test(mark[0]))) return [];
  const isFormer = /^f$/i.test(mark[1] ?? mark[2] ?? mark[3] ?? '');
  const rest = text.slice(mark.index + mark[0].length);
  const isBracketed = /[([]/.test(mark[0]) || /[([][^)\]]*$/.test(text.slice(0, mark.index));
  const end = isBracketed ? closing(rest) : rest.length;
  const before = text.slice(0, mark.index).replace(/[([][^)\]]*$/, '');
  const behind = rest.slice(0, end).split(/\s*;\s*/);
  const outer = `${before} ${rest.slice(end + 1)}`;
  return [{ value: outer }, ...behind.map((value) => ({ value, isFormer }))];
}

/** Position where the bracket open at the start of a text closes; the text's length if it does not. */
function closing(text: string): number {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (/[([]/.test(text[at] ?? '')) depth += 1;
    if (/[)\]]/.test(text[at] ?? '')) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** "A / B" and "A; B"; "A/B" only if both start alike; for persons also "Tavrian MORREL/MORELL". */
function apart(text: string, isPerson: boolean): readonly Inner[] {
  if (/[()[\]]|\sor\s/i.test(text)) return [];
  const listed = text.split(/\s*;\s+/);
  const spaced = listed.every((part) => /\s/.test(part))
    ? text.split(/\s+\/+\s*\/?\s*|\s*;\s+/)
    : text.split(/\s+\/+\s+/);
  if (spaced.length > 1) return spaced.length > 4 ? [] : spaced.map((value) => ({ value }));
  const parts = text.split('/');
  const [first = '', second = ''] = parts;
  if (parts.length !== 2) return [];
  const [start] = first.split(' ');
  if (!isPerson) return start !== undefined && second.startsWith(`${start} `) ? parts.map((value) => ({ value })) : [];
  const [, before = '', one = '', other = '', after = ''] =
    /^(.*\s)?(\p{L}{3,})\/(\p{L}{3,})(\s.*)?$/u.exec(text) ?? [];
  return [one, other].map((word) => ({ value: word === '' ? '' : `${before}${word}${after}` }));
}

/** Whether a name only says what kind of party it is: "206th Research Institute". */
function saysKind(value: string): boolean {
  const words = value.toLowerCase().split(/[\s.,-]+/);
  return words.every((word) => word === '' || KINDS.has(word) || ORDINAL.test(word));
}

/** Removes surrounding signs and unclosed brackets. */
function tidy(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const bare = line.replace(/^[\s,;:.)\]-]+|[\s,;:([-]+$/g, '');
  return bare.split(/[([]/).length === bare.split(/[)\]]/).length ? bare : bare.replace(/[()[\]]/g, '').trim();
}

/** A single word is only a name if it is long and not a person's; text in lower case is a description. */
function isName(value: string, isPerson: boolean): boolean {
  if (/^[^\p{L}\p{N}]*\p{Ll}/u.test(value) && !/^\p{Ll}\p{Lu}/u.test(value)) return false;
  const words = value.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  if (words.length > 1) return !/^(?:the|el|la|le|der|die|and|of|y|et|und)\s+\S+$/i.test(value);
  return !isPerson && /^\p{Lu}[\p{L}\p{N}]{4,}$/u.test(value);
}
