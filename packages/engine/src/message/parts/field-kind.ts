import {
  BARE_GIVEN,
  BARE_PART,
  FAMILY_WORDS,
  GIVEN_WORDS,
  HAN_FIELDS,
  HARD_QUALIFIERS,
  MIDDLE_WORDS,
  NAME_WORDS,
  PARTY_WORDS,
  QUALIFIERS,
  THING_WORDS,
  VESSEL_FIELD_WORDS,
} from './field-words.ts';
import type { Holds } from './part.ts';
import { wordKey } from './phrase-index.ts';

/** What a field's name says about its value: its contents, one piece of a person's name, or just "name". */
export type FieldKind = Holds | 'name' | 'given' | 'middle' | 'family';

const IN_NAMES = new Set<FieldKind>(['name', 'given', 'middle', 'family']);

/** Contents of a field of a kind: each piece of a name may be the whole name. */
export const holdsOf = (kind: FieldKind): Holds =>
  kind === 'name' || kind === 'given' || kind === 'middle' || kind === 'family' ? 'party' : kind;

/** Whether a field may hold one piece of a name. */
export const isPieceOfName = (kind: FieldKind): boolean => IN_NAMES.has(kind);

/** Longer field names are sentences. */
const LONGEST = 60;
const HAN = /[\u3040-\u30ff\u3400-\u9fff]/;
const CAMEL = /([a-z\d])([A-Z])/g;
const GLUED_NAME = /^(\w{3,})name$/;
const BREAKS = /[\s_.\-/#()[\]*"'`]+/;

/**
 * Contents of a field by its name: "beneficiaryName", "UltmtDbtr", "Получатель", "first_name". `unknown` if the name
 * does not tell.
 */
export function fieldKind(name: string): FieldKind {
  if (name.length > LONGEST) return 'unknown';
  if (HAN.test(name)) return hanKind(name);
  const words = fieldWords(name);
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  const hasName = has(NAME_WORDS);
  if (has(HARD_QUALIFIERS)) return 'other';
  if (words.length === 1 && BARE_GIVEN.has(words[0] ?? '')) return 'given';
  const namesPiece = hasName || words.length === 1 || words.some((word) => PARTY_WORDS.has(word));
  const piece = (set: ReadonlySet<string>): boolean =>
    words.some((word) => set.has(word) && (namesPiece || !BARE_PART.has(word)));
  if (has(THING_WORDS)) return 'other';
  if (piece(FAMILY_WORDS)) return 'family';
  if (piece(MIDDLE_WORDS)) return 'middle';
  if (piece(GIVEN_WORDS)) return 'given';
  if (hasName && has(VESSEL_FIELD_WORDS)) return 'vessel';
  if (hasName) return words.length === 1 ? 'name' : 'party';
  if (has(QUALIFIERS) && !isWhose(words)) return 'other';
  if (has(VESSEL_FIELD_WORDS)) return 'vessel';
  return has(PARTY_WORDS) ? 'party' : 'unknown';
}

/** "account holder", "invoice recipient": the last word names the party. */
const THEIRS = new Set(['account', 'acct', 'tax', 'invoice', 'cargo', 'policy', 'licence', 'license', 'message']);
const isWhose = (words: readonly string[]): boolean =>
  PARTY_WORDS.has(words.at(-1) ?? '') && words.every((word) => THEIRS.has(word) || !QUALIFIERS.has(word));

const KNOWN = [
  NAME_WORDS,
  GIVEN_WORDS,
  MIDDLE_WORDS,
  FAMILY_WORDS,
  PARTY_WORDS,
  VESSEL_FIELD_WORDS,
  HARD_QUALIFIERS,
  QUALIFIERS,
  THING_WORDS,
];

/** Whether every word occurs in field names: "beneficiary name". */
export function isFieldName(name: string): boolean {
  if (HAN.test(name)) return hanKind(name) !== 'unknown' && name.length <= 8;
  const words = fieldWords(name);
  return words.length > 0 && words.every((word) => KNOWN.some((set) => set.has(word)));
}

function hanKind(name: string): FieldKind {
  if (/^[姓氏]+$/.test(name)) return 'family';
  if (name === '名') return 'given';
  return HAN_FIELDS.find(([, parts]) => parts.some((part) => name.includes(part)))?.[0] ?? 'unknown';
}

/** The words of a field's name: splits camel case and underscores, drops numbers after words. */
function fieldWords(name: string): readonly string[] {
  return name
    .replace(CAMEL, '$1 $2')
    .split(BREAKS)
    .flatMap((part) => {
      const word = wordKey(part).replace(/(?<=\D)\d+$/, '');
      const glued = GLUED_NAME.exec(word)?.[1];
      if (glued !== undefined && !KNOWN.some((set) => set.has(word))) return [glued, 'name'];
      return word === '' ? [] : [word];
    });
}
