import { LEGAL_FORMS, type LegalKind, legalKind } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { PhraseTable } from './phrase-table.ts';

/** Every legal form as a phrase. */
export const LEGAL_PHRASES = new PhraseTable(LEGAL_FORMS.flatMap(({ forms }) => forms));

/**
 * The legal forms among a name's words, longest phrases first ("s r l" is one). Null stands for a word that cannot be
 * part of one.
 */
export function legalKindsIn(words: readonly (string | null)[]): LegalKind[] {
  const texts = words.map((word) => (word === null ? '' : LEGAL_PHRASES.wordOf(word)));
  const kinds: LegalKind[] = [];
  for (let i = 0; i < texts.length; i++) {
    const length = texts[i] === '' ? 0 : LEGAL_PHRASES.longestAt(texts, i);
    if (length === 0) continue;
    const kind = legalKind(texts.slice(i, i + length).join(' '));
    if (kind) kinds.push(kind);
    i += length - 1;
  }
  return kinds;
}

/** Classes that English renders interchangeably: "Inc." stands for a joint stock company of many countries. */
const STOCK = new Set(['joint_stock', 'corporation']);
/** Countries whose companies call themselves "Co., Ltd.", "Inc." or "Corp." in English, whatever their legal form. */
const FREELY_RENDERED = new Set([
  'jp',
  'kr',
  'kp',
  'cn',
  'tw',
  'hk',
  'vn',
  'th',
  'mm',
  'kh',
  'la',
  'mn',
  'ir',
  'id',
  'tr',
]);
const SHARES = new Set(['limited_liability', 'joint_stock', 'corporation']);
/** Bodies that others found beside themselves: "Tolvane Foundation" is not Tolvane. */
const FOUNDED = new Set(['foundation', 'cooperative', 'association']);

/** Whether a legal form belongs to a body that is separate from its namesake. */
export const isBodyOfItsOwn = ({ class: kind }: LegalKind): boolean => FOUNDED.has(kind);

/** Words that are part of many legal forms or none. */
const NEUTRAL = new Set(['company', 'branch']);

/**
 * Whether two legal forms may belong to one company: they have the same class and share a country, or one is English,
 * which can render any country's.
 */
export function mayBeSameForm(a: LegalKind, b: LegalKind): boolean {
  if (NEUTRAL.has(a.class) || NEUTRAL.has(b.class)) return true;
  const [first, second] = [a.countries, b.countries];
  if (first.length === 0 || second.length === 0) {
    if (a.class === b.class || (STOCK.has(a.class) && STOCK.has(b.class))) return true;
    const foreign = first.length === 0 ? second : first;
    return foreign.some((code) => FREELY_RENDERED.has(code)) && SHARES.has(a.class) && SHARES.has(b.class);
  }
  return a.class === b.class && first.some((code) => second.includes(code));
}
