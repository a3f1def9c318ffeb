import { LEGAL_FORMS, type LegalKind, legalKind } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { PhraseTable } from './phrase-table.ts';

/** Every legal form as a phrase. */
export const LEGAL_PHRASES = new PhraseTable(LEGAL_FORMS.flatMap(({ forms }) => forms));

/**
 * The legal forms that a name's words tell, the longest phrases first ("s r l" is one). Null stands for a word that is
 * none.
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

/** Classes that English renders by one word or the other: "Inc." stands for a joint stock company of many countries. */
const STOCK = new Set(['joint_stock', 'corporation']);
/** Where companies call themselves "Co., Ltd.", "Inc." or "Corp." in English, whichever their own form. */
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
/** Bodies that others found next to themselves: "Tolvane Foundation" is not Tolvane. */
const FOUNDED = new Set(['foundation', 'cooperative', 'association']);

/** Whether a legal form is that of a body next to the one that it is named for. */
export const isBodyOfItsOwn = ({ class: kind }: LegalKind): boolean => FOUNDED.has(kind);

/** Words that are part of any form, or of none. */
const NEUTRAL = new Set(['company', 'branch']);

/**
 * Whether two legal forms may be one company's: of one class and a country that has both, or one of them English, which
 * renders any country's.
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
