import { listedWord } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import type { LegalKind } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { COSTS } from '../../knowledge/model/costs.ts';
import { ABJADS } from '../../knowledge/scripts/letters/abjads.ts';
import { SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import { legalKindsIn, mayBeSameForm } from '../../normalise/phrases/legal-phrases.ts';
import { ROLE, type Role } from '../../normalise/roles/role.ts';
import { AFFILIATE_ROLES, NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { TokenMethod } from '../../types/result.ts';
import { coveredBy } from './covered-words.ts';
import { haveDistinctSyllables } from './distinct-syllables.ts';
import { areDistinctWords } from './distinct-words.ts';
import { areInitialsReordered } from './initials-order.ts';
import { isNearPair, type Pair } from './pairs.ts';
import { smallWordsContradict } from './small-words-contradict.ts';
import { tagAsType } from './tag-as-type.ts';

/** Why a name score is kept below `high`. */
export type Limit =
  | 'partial_name'
  | 'other_name'
  | 'common_name'
  | 'common_reading'
  | 'possible_affiliate'
  | 'other_legal_form'
  | 'initials';

const LOWERS_SCORE_ONLY = new Set<Limit>(['common_reading', 'other_legal_form']);

/** Whether a limit lowers the name score. Some lower the score alone: there the names do agree. */
export const lowersNameScore = (limit: Limit | null): boolean => limit !== null && !LOWERS_SCORE_ONLY.has(limit);

/** What a limited score can reach, in tenths: a review, whatever the weights say. */
export const LIMITED_TENTHS = 845;

/** Below this, a single word agrees too roughly to be more than a guess. */
const GUESS: Readonly<Partial<Record<TokenMethod, number>>> = { transliteration: 0.85 };
const GUESS_SHIP: typeof GUESS = { ...GUESS, joined: 0.93 };

/** What one side of a comparison says, by kind of word: how many agree, and whether one stands unmatched. */
type Side = { telling: number; leftTelling: boolean; leftName: boolean; leftAffiliate: boolean };

/**
 * Kinds of agreement that look better than they are: one word of a longer personal name ("Maduro"), and companies or
 * ships that share telling words and differ in another word, place, activity, number or legal form ("Sberbank
 * Kazakhstan", "Bowne II"), which are often parts of one group or sister ships.
 */
export function limitOf(
  index: Index,
  plan: QueryPlan,
  name: number,
  alignment: readonly Pair[],
  agreement: number,
): Limit | null {
  // What a word that was cut off may have been is a guess.
  if (plan.isCut) return 'partial_name';
  if (plan.isInitials) return 'initials';
  const { tokenStarts, tokenRoles } = index.data.names;
  const type = typeOfName(index, name);
  const { queryMask, listedMask } = coveredBy(alignment.filter((pair) => !isNearPair(pair)));
  const submitted = tagAsType(index, plan, type);
  const listedRoles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
  const query = sideOf(submitted.roles, queryMask);
  const listed = sideOf(listedRoles, listedMask);
  const telling = Math.max(query.telling, listed.telling);
  if (type === 'person' && alignment.some(isNearPair)) return 'other_name';
  if (type === 'person' && smallWordsContradict(index, plan, name, { queryMask, listedMask })) return 'other_name';
  if (type === 'person' && areInitialsReordered(index, plan, name, alignment)) return 'other_name';
  if (type === 'person' && haveDistinctSyllables(index, plan, name, alignment)) return 'other_name';
  if (type === 'person')
    return (
      personLimit(query, listed, telling) ??
      (isCommon(query, listed, alignment, agreement) ? 'common_name' : null) ??
      (isOfDialect(alignment) || (agreement < COSTS.common && isRead(index, plan, name, alignment))
        ? 'common_reading'
        : null)
    );
  if (isAffiliate(query, listed, telling) || alignment.some((pair) => areDistinctWords(index, plan, name, pair)))
    return 'possible_affiliate';
  if (submitted.legal.length > 0 && legalFormsDiffer(index, submitted.legal, name)) return 'other_legal_form';
  const left = query.leftTelling || listed.leftTelling;
  if (left && telling === 1 && type !== 'organization') return 'partial_name';
  return isGuess(alignment, type === 'vessel' ? GUESS_SHIP : GUESS) ? 'common_name' : null;
}

/**
 * One word of a longer name, or a name on each side that the other does not have: a brother, most often, or a stranger.
 */
function personLimit(query: Side, listed: Side, telling: number): Limit | null {
  if (!query.leftTelling && !listed.leftTelling) return null;
  if (telling === 1) return 'partial_name';
  return query.leftTelling && listed.leftTelling ? 'other_name' : null;
}

/**
 * Names that half a town shares agree by chance: then every word has to, and closely. And where a name is left, what
 * agrees has to do so to the letter, nearly.
 */
function isCommon(query: Side, listed: Side, alignment: readonly Pair[], agreement: number): boolean {
  const isPart = query.leftName || listed.leftName;
  if (isPart && alignment.some(isUnlike)) return true;
  if (agreement - roughAgreement(alignment) >= (isPart ? COSTS.commonPart : COSTS.common)) return false;
  if (isGuess(alignment)) return true;
  return isPart || alignment.some(isLoose);
}

const isUnlike = ({ weight, similarity }: Pair): boolean => weight >= COSTS.heavy && similarity < COSTS.loose;

/**
 * Whether names agree by a reading that loses much of what is written: characters beside letters (tones and the
 * characters themselves are gone), or letters without vowels beside others. Rarity counts after that: "Yang Liu" is a
 * great many people.
 */
const isRead = (index: Index, plan: QueryPlan, name: number, alignment: readonly Pair[]): boolean => {
  const { names, tokens } = index.data;
  const from = names.tokenStarts[name] ?? 0;
  return alignment.some(({ queryFirst, listedFirst, method }) => {
    const { letter, script } = plan.tokens[queryFirst] ?? {};
    const listedLetter = tokens.letter[names.tokenIds[from + listedFirst] ?? 0] ?? 0;
    const isNative = letter !== undefined;
    return (
      isNative !== (listedLetter !== 0) || (method === 'transliteration' && script !== undefined && ABJADS.has(script))
    );
  });
};

/** Whether a syllable agrees as one of several that it may be in another dialect. */
const isOfDialect = (alignment: readonly Pair[]): boolean =>
  alignment.some(({ systems }) => systems === SYSTEM.dialect);

/**
 * What agrees only roughly by sound, or written as one: words of other scripts are like many others in that way,
 * however rare they are.
 */
const roughAgreement = (alignment: readonly Pair[]): number =>
  alignment.reduce(
    (sum, pair) =>
      (pair.method === 'transliteration' || pair.method === 'joined') && isLoose(pair)
        ? sum + pair.weight * pair.similarity
        : sum,
    0,
  );

/** How alike pairs of each method are at least, to be more than loose; others always are. */
export const CLOSE: Readonly<Partial<Record<TokenMethod, number>>> = {
  edit: 0.67,
  phonetic: 0.7,
  transliteration: 0.85,
  joined: 0.93,
};

/** A short form, a translation, or a word that is only like the other. */
const isLoose = ({ method, similarity }: Pair): boolean => method === 'nickname' || similarity < (CLOSE[method] ?? 0);

/** A single word that is only like the listed one: thousands of ships and companies have one. */
const isGuess = (alignment: readonly Pair[], least = GUESS): boolean => {
  const [only, ...more] = alignment.filter(({ weight }) => weight >= COSTS.heavy);
  return only !== undefined && more.length === 0 && only.similarity < (least[only.method] ?? 0);
};

/**
 * A telling word agrees and another one does not, or all of them agree and a place, an activity or a number does not.
 */
function isAffiliate(query: Side, listed: Side, telling: number): boolean {
  const leftTelling = query.leftTelling || listed.leftTelling;
  if (!leftTelling) return query.leftAffiliate || listed.leftAffiliate;
  return telling > 0;
}

function sideOf(roles: ArrayLike<number>, mask: number): Side {
  const side: Side = { telling: 0, leftTelling: false, leftName: false, leftAffiliate: false };
  for (let i = 0; i < roles.length; i++) {
    const role = roles[i] as Role;
    const isMatched = ((mask >> i) & 1) === 1;
    if (role === ROLE.servant && !isMatched) side.leftTelling = true;
    if (NAME_ROLES.has(role)) {
      if (isMatched) side.telling++;
      else side.leftTelling = true;
      if (!isMatched && role === ROLE.name) side.leftName = true;
    } else if (!isMatched && AFFILIATE_ROLES.has(role)) side.leftAffiliate = true;
  }
  return side;
}

/**
 * Both names have a legal form, and none that may be the same: another legal person, most often of the same group
 * elsewhere.
 */
function legalFormsDiffer(index: Index, submitted: readonly LegalKind[], name: number): boolean {
  const { tokenStarts, tokenRoles } = index.data.names;
  const roles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
  if (!roles.includes(ROLE.legal)) return false;
  const listed = legalKindsIn(
    Array.from(roles, (role, j) => (role === ROLE.legal ? listedWord(index, name, j) : null)),
  );
  return listed.length > 0 && !submitted.some((one) => listed.some((other) => mayBeSameForm(one, other)));
}
