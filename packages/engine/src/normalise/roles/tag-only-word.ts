import { BUSINESS_PHRASES } from '../../knowledge/lexicon/companies/business-phrases.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../text/token.ts';
import { ROLE, type Role } from './role.ts';
import { OTHER_WORD_ROLES } from './role-sets.ts';

const SHORTEST = 4;
/** Dictionary phrases joined into one word: "Ship management". */
const PHRASES = new Set(BUSINESS_PHRASES.map(({ asOne }) => asOne));

/**
 * Makes a business word the name if it is in no dictionary and has only small words and legal forms around it:
 * "Stroyservis" in "OOO Stroyservis". Modifies `roles`.
 */
export function tagOnlyWord(tokens: readonly Token[], roles: Role[], model: Model): void {
  if (roles.some((role) => OTHER_WORD_ROLES.has(role))) return;
  const [only, ...others] = [...roles.keys()].filter((i) => roles[i] === ROLE.generic);
  if (only === undefined || others.length > 0) return;
  const { text = '' } = tokens[only] ?? {};
  if (text.length >= SHORTEST && !PHRASES.has(text) && !model.isDictionaryWord(text)) roles[only] = ROLE.name;
}
