import type { CompoundMatch } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import { stringAt } from '../../index/tables/packed-strings.ts';
import { firstOfSame } from '../../index/tables/same-names.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { ABJADS } from '../../knowledge/scripts/letters/abjads.ts';
import { ANY_SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import type { Script } from '../../knowledge/scripts/letters/script-of.ts';
import { withinOneEdit } from '../../normalise/phrases/within-one-edit.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { COMPANY_ROLES, NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import { firstMatch, matchesByToken } from '../../retrieve/candidates/matches-by-token.ts';
import { methodOf, systemsOf } from '../../retrieve/lookup/match-kind.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import { INITIAL } from '../../retrieve/lookup/word-matches.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { TokenMethod } from '../../types/result.ts';
import { SAME_COMPOUND } from '../../words/compare/compound-similarity.ts';
import { LEAST_SIMILARITY, SHORTEST_EDIT } from '../../words/compare/relate.ts';
import { isNearRelation, RESEMBLANCE } from '../../words/compare/resemble.ts';
import { slipShare, withoutSlip } from '../../words/compare/slip-of-known.ts';
import { TRAIT } from '../../words/form/form-table.ts';

/**
 * A possible pairing of a run of query tokens with a run of listed tokens. Bits of `queryMask` and `listedMask` are
 * token positions.
 */
export type Pair = {
  readonly queryMask: number;
  readonly listedMask: number;
  readonly queryFirst: number;
  readonly listedFirst: number;
  readonly similarity: number;
  readonly method: TokenMethod;
  /** Weight of their agreement: the smaller of both weights, in sixteenths of a bit. */
  readonly weight: number;
  /** Readings of native characters in which they agree: bits of `SYSTEM`. */
  readonly systems: number;
  /** Whether both are names of one well-known body. */
  readonly isBody: boolean;
};

/** Whether a mask holds at most one word. */
export const isOne = (mask: number): boolean => (mask & (mask - 1)) === 0;

/** Whether a pair joins two different but similar names. */
export const isNearPair = (pair: Pair): boolean => isNearRelation(pair);

const run = (first: number, count: number): number => (count >= 31 ? 0x7fffffff : (1 << count) - 1) << first;

/** Every pairing that the plan allows between the query and one listed name. */
export function pairsOf(index: Index, plan: QueryPlan, name: number): Pair[] {
  const { data, model, text } = index;
  const { names, tokens } = data;
  const from = names.tokenStarts[name] ?? 0;
  const count = (names.tokenStarts[name + 1] ?? 0) - from;
  const pairs: Pair[] = [];
  const type = typeOfName(index, name);
  // If a list does not state the type, a legal form or a business word shows it.
  const person =
    type === 'person' ||
    (type === 'unknown' && !names.tokenRoles.subarray(from, from + count).some((role) => COMPANY_ROLES.has(role)));
  const strange = !person && isPersonName(index, plan);
  const maySlip = type === 'person' && !plan.isInText && !plan.tokens.some(({ role }) => COMPANY_ROLES.has(role));
  const { next, unit: unitOf, similarity: similarityOf, kind: kindOf } = matchesByToken(index, plan);
  for (let j = 0; j < count; j++) {
    const id = names.tokenIds[from + j] ?? 0;
    const listedWeight = names.tokenWeights[from + j] ?? 0;
    const role = names.tokenRoles[from + j];
    for (let entry = firstMatch(index, id); entry !== -1; entry = next[entry] ?? -1) {
      const similarity = similarityOf[entry] ?? 0;
      const kind = kindOf[entry] ?? 0;
      const method = methodOf(kind);
      if (method === 'initial' && (role !== ROLE.initial || !person)) continue;
      // Compounds with a business word occur in names of companies and ships.
      if (method === 'split' && type === 'person') continue;
      const unit = plan.units[unitOf[entry] ?? 0] ?? NO_UNIT;
      const { first, count: size, weight } = unit;
      // Family names are not translated: Tabak is not Tobacco.
      if (method === 'abbreviation' && type === 'person' && model.isBusinessWord(plan.tokens[first]?.text ?? ''))
        continue;
      if (similarity < SAME_COMPOUND && hasInitial(plan, unit)) continue;
      if (size === 1 && systemsOf(kind) === ANY_SYSTEM && isOtherName(index, plan.tokens[first], method, name, id))
        continue;
      // Ships use short forms as separate names: Eva is not Lia.
      if (
        method === 'nickname' &&
        (type === 'vessel' ||
          (type === 'organization' && isOnlyName(names.tokenRoles, from, count)) ||
          isSmall(role, text(data.tokens.ownForm[id] ?? 0), j, count) ||
          isSmallAt(plan, first))
      )
        continue;
      // Sean is not a slip of Sea, nor Bautista of Buddhist.
      if (strange && similarity < RULES.personalWord.value) continue;
      const likeness = maySlip || size > 1 ? similarity : asBrand(index, plan.tokens[first], method, id, similarity);
      if (likeness < LEAST_SIMILARITY && similarity >= LEAST_SIMILARITY) continue;
      pairs.push(pair(first, size, j, 1, likeness, method, Math.min(weight, listedWeight), systemsOf(kind)));
    }
    for (const [i, letter] of person ? plan.initials : NO_INITIALS) {
      if (tokens.initial[id] !== letter || !SHORTENED.has(role)) continue;
      const weight = Math.min(plan.tokens[i]?.weight ?? 0, listedWeight);
      pairs.push(pair(i, 1, j, 1, INITIAL.similarity, INITIAL.method, weight, ANY_SYSTEM));
    }
  }
  for (const { unit, first, count: size, similarity, systems, method: stated, isBody = false } of compoundsIn(
    index,
    plan,
    name,
  )) {
    const query = plan.units[unit] ?? NO_UNIT;
    if (isBody && strange) continue;
    // Runs of the same number of words are compared word by word: joined, "Pier Nine" would match "Peer Nine", and Juan
    // Francisco would match Jon Franco.
    if (
      stated === undefined &&
      size > 1 &&
      query.count === size &&
      similarity < SAME_COMPOUND &&
      (!person || plan.tokens.slice(query.first, query.first + size).every(isComparable))
    )
      continue;
    // Joined initials keep their letters: "T.V.K. Group" is not "TVC Group".
    if (stated === undefined && similarity < SAME_COMPOUND && hasInitial(plan, query)) continue;
    let listedWeight = 0;
    for (let j = first; j < first + size; j++) listedWeight += names.tokenWeights[from + j] ?? 0;
    const method = stated ?? (query.count > 1 ? 'joined' : 'split');
    pairs.push(
      pair(
        query.first,
        query.count,
        first,
        size,
        similarity,
        method,
        Math.min(query.weight, listedWeight),
        systems,
        isBody,
      ),
    );
  }
  return pairs.some(isShortForm) ? pairs.filter((one) => !isShortForm(one) || !standsItself(one, pairs)) : pairs;
}

/** Units of the query that match several words of a name as one; stored under the first of identical names. */
const compoundsIn = ({ data }: Index, { compounds }: QueryPlan, name: number): readonly CompoundMatch[] =>
  compounds.size === 0 ? NO_COMPOUNDS : (compounds.get(firstOfSame(data, name)) ?? NO_COMPOUNDS);

const NO_COMPOUNDS: readonly CompoundMatch[] = [];

const hasInitial = (
  { tokens }: QueryPlan,
  { first, count }: { readonly first: number; readonly count: number },
): boolean =>
  count > 1 && tokens.slice(first, first + count).some(({ text, letter }) => text.length === 1 && letter === undefined);

function isOnlyName(roles: Uint8Array, from: number, count: number): boolean {
  return roles.subarray(from, from + count).filter((role) => NAME_ROLES.has(role)).length === 1;
}

const isShortForm = ({ method }: Pair): boolean => method === 'nickname';

/** A word that the listed name contains is not a short form of another word in it. */
const standsItself = ({ queryMask }: Pair, pairs: readonly Pair[]): boolean =>
  pairs.some((other) => other.queryMask === queryMask && other.method === 'exact');

/** Scripts romanised letter by letter: their words are found in the name tables. */
const SPELLED = new Set<Script>(['Cyrl', 'Grek', 'Geor', 'Armn']);

/** Methods by which the second reading of a vowelless word comes close to another name. */
const SLIPS = new Set<TokenMethod>(['edit', 'phonetic']);

/** A slip of a known word may be a name of its own unless it is a person's; so may any other word of a text. */
function asBrand(
  { model, data, text }: Index,
  word: QueryToken | undefined,
  method: TokenMethod,
  listed: number,
  similarity: number,
): number {
  if (word === undefined || !SLIPS.has(method) || similarity <= RESEMBLANCE || ABJADS.has(word.script))
    return similarity;
  const form = data.tokens.ownForm[listed] ?? 0;
  const other = text(form);
  const isKnown = ((data.tokens.traits.flags[form] ?? 0) & TRAIT.known) !== 0;
  const oneEdit = withinOneEdit(word.text, other);
  const shortest = Math.min(word.text.length, other.length);
  return slipShare(model.isKnown(word.text), isKnown, oneEdit, shortest) < 1 ? withoutSlip(similarity) : similarity;
}

/**
 * Evgeniya sounds like Evgeniy but is another name. So is Salman in Latin letters, although سلطان may also be read as
 * "saltan"; in Arabic letters it may be a slip.
 */
function isOtherName(
  index: Index,
  word: QueryToken | undefined,
  method: TokenMethod,
  name: number,
  listed: number,
): boolean {
  if (word === undefined) return false;
  const isHeard = method === 'transliteration' && SPELLED.has(word.script);
  if (!isHeard && !(SLIPS.has(method) && ABJADS.has(word.script))) return false;
  if (!index.model.areOtherNames(word.text, index.text(index.data.tokens.ownForm[listed] ?? 0))) return false;
  return isHeard || !ABJAD.test(stringAt(index.data.names.values, name));
}

const ABJAD = /[\u0590-\u06ff]/;

/** Roles of words that are often shortened to an initial. */
const SHORTENED = new Set<number | undefined>([ROLE.name, ROLE.patronymic]);

/** Al may be short for Albert, but not as an article in a name. "Ben" at either end of a name may be Benjamin. */
const isSmall = (role: number | undefined, word: string, at: number, count: number): boolean =>
  SMALL.has(role) && !(word === 'ben' && (at === 0 || at === count - 1));
const SMALL = new Set<number | undefined>([ROLE.particle, ROLE.filiation, ROLE.kunya, ROLE.servant]);

const isSmallAt = ({ tokens }: QueryPlan, at: number): boolean =>
  isSmall(tokens[at]?.role, tokens[at]?.text ?? '', at, tokens.length);

/** Syllables of two letters are compared only as part of a longer word. */
const isComparable = ({ text }: { readonly text: string }): boolean => text.length >= SHORTEST_EDIT;

/** Whether a query is certainly a person's name: a given name, a family name, and no word that is neither. */
function isPersonName({ model }: Index, { tokens }: QueryPlan): boolean {
  let [given, family] = [false, false];
  for (const { text, role } of tokens) {
    if (role === ROLE.particle || role === ROLE.initial) continue;
    const [isGiven, isFamily] = [model.isGivenName(text), model.isFamilyName(text)];
    if (role !== ROLE.name || !(isGiven || isFamily)) return false;
    // One word may be both: a name of two words needs one of each.
    if (isGiven && !given) given = true;
    else family ||= isFamily;
  }
  return given && family;
}

const NO_INITIALS: ReadonlyMap<number, number> = new Map();
const NO_UNIT = { first: 0, count: 0, weight: 0 };

const pair = (
  queryFirst: number,
  queryCount: number,
  listedFirst: number,
  listedCount: number,
  similarity: number,
  method: TokenMethod,
  weight: number,
  systems: number,
  isBody = false,
): Pair => ({
  queryMask: run(queryFirst, queryCount),
  listedMask: run(listedFirst, listedCount),
  queryFirst,
  listedFirst,
  similarity,
  method,
  weight,
  systems,
  isBody,
});
