import { listedWord } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import type { LegalKind } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { COSTS } from '../../knowledge/model/costs.ts';
import type { NameFinding } from '../../knowledge/model/findings.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { ABJADS } from '../../knowledge/scripts/letters/abjads.ts';
import { SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import { isBodyOfItsOwn, legalKindsIn, mayBeSameForm } from '../../normalise/phrases/legal-phrases.ts';
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

/** A finding, and the agreement (sixteenths of a bit) that determines its effect. */
export type Found = { readonly code: NameFinding; readonly agreement: number };

/** Below this similarity, a single word is only a guess. */
const GUESS: Readonly<Partial<Record<TokenMethod, number>>> = { transliteration: RULES.guessedSound.value };
const GUESS_SHIP: typeof GUESS = { ...GUESS, joined: RULES.guessedJoin.value };

/** Unmatched words of one side of a comparison by kind, and the number of distinctive words that agree. */
type Side = {
  matchedNames: number;
  leftNameWord: boolean;
  leftName: boolean;
  leftNumber: boolean;
  leftTrade: boolean;
  /** The first and the last of its names agree. */
  isFramed: boolean;
};

/**
 * Classifies agreement that is weaker evidence than it looks: one word of a longer personal name ("Maduro"), a common
 * name that differs in part, and companies or ships that share distinctive words but differ in another word, place,
 * activity, number or legal form ("Sberbank Kazakhstan", "Bowne II"): often parts of one group, or sister ships.
 */
export function findingOf(
  index: Index,
  plan: QueryPlan,
  name: number,
  alignment: readonly Pair[],
  agreement: number,
): Found | null {
  const found = (code: NameFinding | null | false): Found | null => (code ? { code, agreement } : null);
  // A truncated word can only be guessed.
  if (plan.cut !== undefined) return found('cut_text');
  if (plan.isInitials) return found('initials');
  const { tokenStarts, tokenRoles } = index.data.names;
  const type = typeOfName(index, name);
  const { queryMask, listedMask } = coveredBy(alignment.filter((pair) => !isNearPair(pair)));
  const submitted = tagAsType(index, plan, type);
  const listedRoles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
  const query = sideOf(submitted.roles, queryMask);
  const listed = sideOf(listedRoles, listedMask);
  const matchedNames = Math.max(query.matchedNames, listed.matchedNames);
  if (type === 'person') {
    if (alignment.some(isNearPair)) return found('near_name');
    if (smallWordsContradict(index, plan, name, { queryMask, listedMask })) return found('small_words');
    if (areInitialsReordered(index, plan, name, alignment)) return found('small_words');
    if (haveDistinctSyllables(index, plan, name, alignment)) return found('other_syllable');
    return (
      found(ofLeftNames(query, listed, matchedNames)) ??
      found(isOfDialect(alignment) && 'dialect') ??
      ofCommonName(query, listed, alignment, agreement) ??
      found(isRead(index, plan, name, alignment) && 'reading')
    );
  }
  const affiliate = ofAffiliate(query, listed, matchedNames);
  if (affiliate) return found(affiliate);
  if (alignment.some((pair) => areDistinctWords(index, plan, name, pair))) return found('like_words');
  if (legalFormsDiffer(index, submitted.legal, name)) return found('other_legal_form');
  return found(isGuess(alignment, type === 'vessel' ? GUESS_SHIP : GUESS) && 'guess');
}

/** One word of a longer name, or a different name on each side: usually a brother or a stranger. */
function ofLeftNames(query: Side, listed: Side, matchedNames: number): NameFinding | null {
  if (!query.leftNameWord && !listed.leftNameWord) return null;
  if (matchedNames === 1) return 'one_name';
  return query.leftNameWord && listed.leftNameWord ? 'other_name' : null;
}

/** A name that agrees in part: one side has another word, or a word agrees roughly. Common names do so by chance. */
function ofCommonName(query: Side, listed: Side, alignment: readonly Pair[], agreement: number): Found | null {
  const close = agreement - roughAgreement(alignment);
  const found = (code: NameFinding): Found => ({ code, agreement: close });
  if (query.leftName || listed.leftName) {
    if (alignment.some(isUnlike)) return found('rough_part');
    if (query.leftName) return found(query.isFramed && listed.isFramed ? 'more_middle' : 'more_names');
    return found('fewer_names');
  }
  if (isGuess(alignment)) return found('guess');
  return alignment.some(isLoose) ? found('loose') : null;
}

const isUnlike = ({ weight, similarity }: Pair): boolean => weight >= COSTS.heavy && similarity < COSTS.loose;

/**
 * Whether names agree in a reading that loses much of what is written: native characters against letters (without tones
 * and characters), or vowelless words against others. Rarity then counts: "Yang Liu" is a great many people.
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

/** Whether a syllable agrees as one of its possible readings in another dialect. */
const isOfDialect = (alignment: readonly Pair[]): boolean =>
  alignment.some(({ systems }) => systems === SYSTEM.dialect);

/**
 * Weight that agrees only roughly by sound or as a joined word: words of other scripts resemble many others like that,
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

/** Minimum similarity of a pair that is not loose, by method; pairs of other methods are never loose. */
export const CLOSE: Readonly<Partial<Record<TokenMethod, number>>> = {
  edit: RULES.closeEdit.value,
  phonetic: RULES.closeSound.value,
  transliteration: RULES.closeTransliteration.value,
  joined: RULES.closeJoin.value,
};

/** A short form, a translation, or a word that is only similar to the other. */
const isLoose = ({ method, similarity }: Pair): boolean => method === 'nickname' || similarity < (CLOSE[method] ?? 0);

/** A single word that is only similar to the listed one: thousands of ships and companies have one. */
const isGuess = (alignment: readonly Pair[], least = GUESS): boolean => {
  const [only, ...more] = alignment.filter(({ weight }) => weight >= COSTS.heavy);
  return only !== undefined && more.length === 0 && only.similarity < (least[only.method] ?? 0);
};

/**
 * A distinctive word agrees and another one does not, or all agree but a place, an activity or a number does not; on
 * both sides or on one.
 */
function ofAffiliate(query: Side, listed: Side, matchedNames: number): NameFinding | null {
  const leaves = ({ leftNameWord, leftNumber, leftTrade }: Side): boolean => leftNameWord || leftNumber || leftTrade;
  const isBoth = leaves(query) && leaves(listed);
  if (query.leftNameWord || listed.leftNameWord) {
    if (matchedNames === 0) return null;
    return isBoth ? 'other_word' : 'more_words';
  }
  if (query.leftNumber || listed.leftNumber) return isBoth ? 'other_number' : 'more_number';
  if (query.leftTrade || listed.leftTrade) return isBoth ? 'other_trade' : 'more_trade';
  return null;
}

function sideOf(roles: ArrayLike<number>, mask: number): Side {
  const side: Side = {
    matchedNames: 0,
    leftNameWord: false,
    leftName: false,
    leftNumber: false,
    leftTrade: false,
    isFramed: false,
  };
  let [first, last] = [-1, -1];
  for (let i = 0; i < roles.length; i++) {
    const role = roles[i] as Role;
    const isMatched = ((mask >> i) & 1) === 1;
    if (NAME_ROLES.has(role)) [first, last] = [first < 0 ? i : first, i];
    if (role === ROLE.servant && !isMatched) side.leftNameWord = true;
    if (NAME_ROLES.has(role)) {
      if (isMatched) side.matchedNames++;
      else side.leftNameWord = true;
      if (!isMatched && role === ROLE.name) side.leftName = true;
    } else if (!isMatched && role === ROLE.number) side.leftNumber = true;
    else if (!isMatched && AFFILIATE_ROLES.has(role)) side.leftTrade = true;
  }
  side.isFramed = first >= 0 && ((mask >> first) & (mask >> last) & 1) === 1;
  return side;
}

/**
 * Both names have legal forms with no possible equivalent: another legal person, usually of the same group elsewhere.
 * Or one is a foundation and the other does not say so.
 */
function legalFormsDiffer(index: Index, submitted: readonly LegalKind[], name: number): boolean {
  const { tokenStarts, tokenRoles } = index.data.names;
  const roles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
  const isLegal = roles.includes(ROLE.legal);
  if (!isLegal && submitted.length === 0) return false;
  const listed = isLegal
    ? legalKindsIn(Array.from(roles, (role, j) => (role === ROLE.legal ? listedWord(index, name, j) : null)))
    : [];
  if (submitted.some(isBodyOfItsOwn) !== listed.some(isBodyOfItsOwn)) return true;
  const haveBoth = submitted.length > 0 && listed.length > 0;
  return haveBoth && !submitted.some((one) => listed.some((other) => mayBeSameForm(one, other)));
}
