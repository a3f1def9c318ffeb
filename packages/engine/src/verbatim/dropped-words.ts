import { BUSINESS_WORDS } from '../knowledge/lexicon/companies/business-words.ts';
import { AMBIGUOUS_LEGAL_FORMS, LEGAL_FORMS } from '../knowledge/lexicon/companies/legal-forms.ts';
import { TITLE_WORDS } from '../knowledge/lexicon/general/title-words.ts';

/** Conjunctions, for which "&" may be written. */
const JOINING = 'and und et y e i og och und the of и й та و'.split(' ');

/**
 * Maximum length of a legal form's abbreviation that is dropped although it may be another word, unless it is a name.
 */
const LONGEST_ABBREVIATION = 3;
const ALSO_NAMES = new Set('li sia sha sem sal pat tas too mei ada bay'.split(' '));

/**
 * Words that writers add to a name or leave out: legal forms, titles, "and". Decided for each word by itself, so a name
 * loses the same words in any context.
 */
export function droppedWords(): ReadonlySet<string> {
  const legal = LEGAL_FORMS.flatMap(({ forms }) => forms).filter(
    (form) => !AMBIGUOUS_LEGAL_FORMS.has(form) || (form.length <= LONGEST_ABBREVIATION && !ALSO_NAMES.has(form)),
  );
  return new Set([...JOINING, ...[...legal, ...TITLE_WORDS].filter((form) => !form.includes(' '))]);
}

/** Business words, which name no company by themselves. */
export function genericWords(): ReadonlySet<string> {
  return new Set(BUSINESS_WORDS.flatMap(({ forms }) => forms).filter((form) => !form.includes(' ')));
}
