import { listedWord } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { DISTINCTIVE_ROLES, NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import type { Match, MatchContext } from '../../score/match.ts';
import type { Pair } from '../../score/name/pairs.ts';
import { type NameScore, reasonOf } from '../../score/name/score-name.ts';
import type { ReasonCode } from '../../types/result.ts';
import { isEverydayWord, meaningOf } from '../sentence/everyday-word.ts';
import { GOES_ON } from '../sentence/neighbour-kind.ts';
import { isClose, isNearExact } from '../text/near-exact.ts';
import { isContextAlike } from './alike-context.ts';
import { isBesideOtherName } from './beside-other-name.ts';

const NO_WORD: ReadonlySet<number> = new Set([ROLE.particle, ROLE.conjunction, ROLE.legal, ROLE.vessel]);
const EXACT = 0.99;
/** Minimum tenths of one word beside context that counts as a party's name: exact, or exact across scripts. */
const ONE_WORD_TENTHS = 980;
/** Similarity of two spellings of a word. */
const NEARLY = 0.95;
/** Minimum tenths of several words that name nobody by themselves. */
const LIGHT_TENTHS = 900;

/**
 * Decides whether a match in a part of a text counts. A part of two or more words counts if it would be a full name on
 * its own, a single word if it is the name letter by letter, a message field if it agrees closely. Others are near
 * misses. A part of another person's name is for review.
 */
export function markPart(index: Index, match: Match): Match {
  const { name, reading } = match;
  if (reading?.part === undefined || !name) return match;
  const isContext = reading.part !== 'field' && isContextAlike(index, match);
  const context = isContext ? 'loose_in_part' : contextOf(index, match, name);
  if (context !== undefined) return { ...match, context };
  return isBesideOtherName(index, match) ? { ...match, context: 'in_longer_name' } : match;
}

function contextOf(index: Index, match: Match, name: NameScore): MatchContext | undefined {
  const { part, plan } = match.reading ?? {};
  // The end of a cut name is a guess in any case, so it counts as it does alone.
  if (plan?.cut !== undefined) return undefined;
  if (part === 'everyday') return isFullName(name) && name.tenths >= ONE_WORD_TENTHS ? 'light' : 'loose_in_part';
  if (part === 'words' || part === 'alone' || part === 'context') {
    if (!isFullName(name) && !isWrittenPart(index, match)) return 'loose_in_part';
    if (part === 'context' && !isSure(name)) return 'loose_in_part';
    const tokens = plan?.tokens ?? [];
    if (tokens.length > 1 && agreeingIn(name) === (1 << tokens.length) - 1 && isSure(name)) return undefined;
    const words = wordsOf(index, tokens, name);
    if (words.length > 1) return isLightOnly(words, index.model) && !isSure(name) ? 'loose_in_part' : undefined;
    if (part !== 'alone' || (name.tenths < ONE_WORD_TENTHS && !isInflected(index, tokens, name)))
      return 'loose_in_part';
    return words.every(({ text }) => isEverydayWord(text)) ? 'light' : undefined;
  }
  // A single word of a company's name is usually something else.
  if (part === 'only' && !isClose(name) && reasonOf(name) === 'possible_affiliate') return 'loose_in_part';
  const isEnough = (isClose(name) || isWhole(match)) && isNearExact(index, plan?.tokens ?? [], name);
  return isEnough ? undefined : 'loose_in_part';
}

/** Minimum length of a stem without its case ending, and romanised Slavic case endings. */
const LEAST_STEM = 6;
const CASE_ENDING = /^(?:y?[aeu]|[yi]|[oey]m|[oe]i|[oe]y|yu|ami|ov)$/;

/** Whether the only word of a part is the listed one in another case: "в адрес Дальворбанка". */
function isInflected(index: Index, tokens: readonly QueryToken[], { name, alignment }: NameScore): boolean {
  const [own, pair] = [tokens[0], alignment[0]];
  if (!own || !pair || tokens.length > 1 || alignment.length > 1 || own.script !== 'Cyrl') return false;
  const listed = listedWord(index, name, pair.listedFirst);
  return listed.length >= LEAST_STEM && own.text.startsWith(listed) && CASE_ENDING.test(own.text.slice(listed.length));
}

/** Whether words that name nobody by themselves are convincing: each is as listed or another spelling of it. */
const isSure = ({ tenths, alignment }: NameScore): boolean => tenths >= LIGHT_TENTHS && alignment.every(isSpelling);

const isSpelling = ({ method, similarity }: Pair): boolean =>
  method === 'exact' || ((method === 'phonetic' || method === 'transliteration') && similarity >= NEARLY);

/** Words of the part that agree, as a bit mask. */
const agreeingIn = ({ alignment }: NameScore): number => alignment.reduce((mask, { queryMask }) => mask | queryMask, 0);

/** Words of the part that agree, without particles and legal forms that are not in the listed name either. */
function wordsOf(
  { data }: Index,
  tokens: readonly QueryToken[],
  { name, alignment }: Pick<NameScore, 'name' | 'alignment'>,
): QueryToken[] {
  const { tokenStarts, tokenRoles } = data.names;
  const from = tokenStarts[name] ?? 0;
  let [agreeing, named] = [0, 0];
  for (const { queryMask, listedFirst } of alignment) {
    agreeing |= queryMask;
    if (NAME_ROLES.has(tokenRoles[from + listedFirst] ?? 0)) named |= queryMask;
  }
  return tokens.filter(
    ({ role }, i) => ((agreeing >> i) & 1) === 1 && (!NO_WORD.has(role) || ((named >> i) & 1) === 1),
  );
}

/** Whether all words are dictionary words that nobody is called. */
const isLightOnly = (words: readonly QueryToken[], { isGivenName, isFamilyName }: Model): boolean =>
  words.every(
    ({ text, letter }) =>
      letter === undefined &&
      text.length > 1 &&
      meaningOf(text) === 'word' &&
      !isGivenName(text) &&
      !isFamilyName(text),
  );

/** Reasons that say that a name is another party's or less than a full one. */
const NO_FULL_NAME: ReadonlySet<ReasonCode | null> = new Set<ReasonCode>([
  'possible_affiliate',
  'partial_name',
  'initials',
  'name_in_longer_name',
]);

const isFullName = (name: NameScore): boolean => !NO_FULL_NAME.has(reasonOf(name));

/** Reasons of a name that has more words than the part. */
const LEAVES_OUT: ReadonlySet<ReasonCode | null> = new Set<ReasonCode>(['partial_name', 'possible_affiliate']);

/** Whether a part of two or more words leaves words of a listed name out, and has all its own letter by letter. */
const isWrittenPart = ({ model }: Index, match: Match): boolean =>
  match.name !== null &&
  LEAVES_OUT.has(reasonOf(match.name)) &&
  (match.reading?.plan.tokens.length ?? 0) > 1 &&
  isWhole(match) &&
  !(goesOn(match) && (match.reading?.plan.tokens ?? []).every(({ text }) => isOfBodies(text, model)));

/** Whether a word is one of many names of bodies. */
const isOfBodies = (word: string, model: Model): boolean =>
  model.isBusinessWord(word) || model.isPlace(word) || model.isDictionaryWord(word);

/** Whether the name of a body goes on behind a part: "National Bank" in "National Bank of Quelmar". */
function goesOn({ reading }: Match): boolean {
  const { origin, text } = reading ?? {};
  if (!origin || text === undefined) return false;
  const [, end] = origin.spanOf(0, text.length);
  return GOES_ON.has(NEXT_WORD.exec(origin.text.slice(end, end + LONGEST_NEXT))?.[1]?.toLowerCase() ?? '');
}

/** The word behind a part, if more follows; and the number of characters read for it. */
const NEXT_WORD = /^ (\S+) /;
const LONGEST_NEXT = 8;

/** Whether every word of the part agrees letter by letter. */
function isWhole({ name, reading }: Match): boolean {
  const pairs = name?.alignment ?? [];
  const exact = pairs.reduce((mask, pair) => (pair.similarity >= EXACT ? mask | pair.queryMask : mask), 0);
  return (reading?.plan.tokens ?? []).every(
    ({ role, letter }, i) => !DISTINCTIVE_ROLES.has(role) || (letter === undefined && ((exact >> i) & 1) === 1),
  );
}
