import { type FieldKind, fieldKind, holdsOf, isPieceOfName } from '../parts/field-kind.ts';
import type { Holds, Part, Stretch } from '../parts/part.ts';
import { isWordAt } from '../parts/signs.ts';
import { trimmed } from '../parts/trimmed.ts';

/**
 * The value of a field as found by a format. `owner` is its element, object or row, so that a given name finds its
 * family name.
 */
export type Piece = { readonly start: number; readonly end: number; readonly kind: FieldKind; readonly owner: number };

/** A field's value without surrounding spaces and signs: one part, or none if nothing is left. */
export function partAt(text: string, start: number, end: number, holds: Holds): Part[] {
  const own = trimmed(text, start, end);
  return own ? [{ start: own[0], end: own[1], holds }] : [];
}

/** A name made of several stretches, in text order. */
export function joinedPart(text: string, stretches: readonly Stretch[], holds: Holds): Part[] {
  const own = stretches.flatMap(([start, end]) => partAt(text, start, end, holds)).sort((a, b) => a.start - b.start);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (own.length === 1) return [first];
  return [{ start: first.start, end: last.end, holds, joined: own.map(({ start, end }): Stretch => [start, end]) }];
}

/** Turns fields into parts: given and family name of one owner form one name. */
export function partsFrom(text: string, pieces: readonly Piece[]): Part[] {
  const parts: Part[] = [];
  const open = new Map<number, Piece[]>();
  const lacksGiven = ownersWithoutGiven(pieces);
  for (const piece of pieces) {
    const { start, end, kind, owner } = piece;
    if (trimmed(text, start, end) === undefined) continue;
    if (!isPieceOfName(kind) || (kind === 'name' && hasSpace(text, start, end) && !lacksGiven.has(owner))) {
      parts.push(
        ...partAt(text, start, end, kind === 'unknown' && !hasLetter(text, start, end) ? 'other' : holdsOf(kind)),
      );
      continue;
    }
    const own = open.get(owner) ?? [];
    // A repeated kind belongs to the next person.
    if (own.some((one) => one.kind === kind)) parts.push(...nameOf(text, own));
    open.set(owner, own.some((one) => one.kind === kind) ? [piece] : [...own, piece]);
  }
  for (const own of open.values()) parts.push(...nameOf(text, own));
  return [...parts, ...acrossOwners(text, pieces)];
}

/** Owners of a family name without given names: their "name" may be those (`name=Orlan Emil;surname=Vestrakov`). */
function ownersWithoutGiven(pieces: readonly Piece[]): ReadonlySet<number> {
  const ownersOf = (kind: FieldKind) => pieces.filter((one) => one.kind === kind).map(({ owner }) => owner);
  const withGiven = new Set(ownersOf('given'));
  return new Set(ownersOf('family').filter((owner) => !withGiven.has(owner)));
}

/** Halves that are alone in objects of their own form one name: `{"name":{"family":"…"},"given":["…"]}`. */
function acrossOwners(text: string, pieces: readonly Piece[]): Part[] {
  const halves = pieces.filter(({ kind }) => kind === 'given' || kind === 'middle' || kind === 'family');
  const isAlone = ({ owner, kind }: Piece): boolean =>
    !halves.some((one) => one.owner === owner && (one.kind === 'family') !== (kind === 'family'));
  const alone = halves.filter(isAlone);
  const names: Piece[][] = [];
  for (const piece of alone) {
    const open = names.at(-1);
    const isNext = piece.kind === 'family' && open?.some(({ kind }) => kind === 'family');
    if (open === undefined || isNext === true) names.push([piece]);
    else open.push(piece);
  }
  return names
    .filter((name) => new Set(name.map(({ kind }) => kind === 'family')).size === 2)
    .flatMap((name) =>
      joinedPart(
        text,
        name.map(({ start, end }): Stretch => [start, end]),
        'party',
      ),
    );
}

/** A single piece is the whole name; of several, each one of more than one word may also be a name. */
function nameOf(text: string, pieces: readonly Piece[]): Part[] {
  const stretches = pieces.map(({ start, end }): Stretch => [start, end]);
  const own = pieces.length < 2 ? [] : pieces.filter(({ start, end }) => hasSpace(text, start, end));
  return [
    ...joinedPart(text, stretches, 'party'),
    ...own.flatMap(({ start, end, kind }) => partAt(text, start, end, kind === 'name' ? 'party' : 'unknown')),
  ];
}

const hasSpace = (text: string, start: number, end: number): boolean => /\S\s+\S/.test(text.slice(start, end));

/** Whether a stretch contains more than digits, signs and spaces. */
export function hasLetter(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (isWordAt(text, i) && !(code >= 0x30 && code <= 0x39)) return true;
  }
  return false;
}

const DEEPEST = 3;
const IS_VALUE = /^(?:value|val|text|content|line|line1|data|item|entry|#text|_|\$)$/i;
const IS_THING =
  /^(?:countr(?:y|ies)|ctry|cit(?:y|ies)|street|town|currency|currencies|ccy|products?|items?|goods|ports?|files?|events?|states?|regions?|languages?|projects?)$/i;

/**
 * Contents of a field by its own name or, if that is missing or just "name", by the fields around it, innermost last.
 */
export function kindWithin(name: string, around: readonly string[]): FieldKind {
  const own = fieldKind(name);
  if (own !== 'unknown' && own !== 'name') return own;
  for (const outer of around.slice(-DEEPEST).reverse()) {
    const kind = fieldKind(outer);
    if (kind === 'unknown' && !IS_THING.test(outer)) continue;
    if (own === 'name') return kind === 'vessel' ? 'vessel' : IS_THING.test(outer) ? 'other' : 'name';
    if (IS_VALUE.test(name)) return kind;
    return kind === 'party' || kind === 'vessel' ? 'unknown' : kind;
  }
  return own;
}
