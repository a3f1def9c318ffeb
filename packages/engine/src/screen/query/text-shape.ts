import { FUNCTION_WORDS } from '../../knowledge/lexicon/general/particles.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { IMPERSONAL_ROLES } from '../../normalise/roles/role-sets.ts';
import { tagTokens } from '../../normalise/roles/tag-tokens.ts';
import type { Token } from '../../normalise/text/token.ts';
import { messageTokens } from '../sentence/message-tokens.ts';

/** How to read a text: as one name, as a text that contains names, or both. At least one is true. */
export type TextShape = { readonly asName: boolean; readonly asText: boolean };

/**
 * Minimum number of words in a text that holds a name among others, and in a message; maximum number of words in one
 * name; number of words that no bare name has.
 */
const TEXT_FROM = 5;
const MESSAGE_FROM = 4;
const NAME_UP_TO = 12;
const NEVER_A_NAME = 10;
/** Maximum number of words in a row that begins or ends with a legal form for it to be a company's name. */
const COMPANY_UP_TO = 9;
/** Maximum number of tokens in official names; longer ones are read by their beginning, as the listed ones are. */
const LONGEST_NAME = 36;

/**
 * Distinguishes a name from a text. A row of only name words is somebody's name at any length: two common words in its
 * middle are not a listed party. Official company names run to thirty words; up to there a text is also tried as a
 * name.
 */
export function shapeOf(text: string, tokens: readonly Token[], model: Model): TextShape {
  const roles = tagTokens(tokens, 'unknown', model);
  const words = wordsIn(text);
  const isLong = countOf(tokens) > NAME_UP_TO;
  const hasOtherWords = roles.some((role) => IMPERSONAL_ROLES.has(role));
  // In scripts without spaces, a word may be a whole sentence.
  const hasMessageWords =
    (words >= MESSAGE_FROM || tokens.some(({ letter }) => letter !== undefined)) &&
    messageTokens(text, tokens).some(
      (isMessage, i) => isMessage && roles[i] === ROLE.name && !FUNCTION_WORDS.has(tokens[i]?.text ?? ''),
    );
  const endsInForm = roles[0] === ROLE.legal || roles.at(-1) === ROLE.legal;
  const isWordy = words >= (endsInForm ? COMPANY_UP_TO : TEXT_FROM) && hasOtherWords;
  const asText = isLong || words > NEVER_A_NAME || isWordy || hasMessageWords;
  // A body's official name may read like a message: both are tried.
  return { asName: tokens.length <= LONGEST_NAME, asText };
}

/** Number of tokens; a row of single letters ("T o l b r e c h t") counts as one. */
const countOf = (tokens: readonly Token[]): number =>
  tokens.filter(({ text }, i) => text.length > 1 || tokens[i - 1]?.text.length !== 1).length;

/** Number of words as written: a Chinese name of four characters is one. */
const wordsIn = (text: string): number => text.split(/[\s,;/]+/).filter((word) => word.length > 1).length;
