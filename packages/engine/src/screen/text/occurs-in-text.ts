import { listedWords } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import { OF_WORDS } from '../../knowledge/lexicon/general/particles.ts';
import { isNoName } from '../../normalise/phrases/no-name.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { MINOR_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import { isInDoubt, type NameScore } from '../../score/name/score-name.ts';
import { isEverydayWord } from '../sentence/everyday-word.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { isClose, isNearExact } from './near-exact.ts';
import { endsInWord, isOneWord, startsInWord } from './whole-words.ts';

/** A stretch of a text that may contain a name. */
export type TextWindow = {
  readonly text: string;
  /** All tokens of the text; the stretch is `from` … `to` (exclusive). */
  readonly tokens: readonly QueryToken[];
  /** For each token of the text whether it belongs to the message around names. */
  readonly isMessage: readonly boolean[];
  /** … and whether it belongs to the sentence around names. */
  readonly isOfSentence: readonly boolean[];
  /** The tokens of the stretch, tagged as a name of their own. */
  readonly own: readonly QueryToken[];
  readonly from: number;
  readonly to: number;
};

/** Minimum share of a listed name's weight that a text must contain: a surname alone is usually another person's. */
export const LEAST_SHARE = 0.66;
/** Similarity of words that agree letter by letter or in another alphabet. */
const EXACT = 0.95;
/** Minimum mean similarity for a name with few distinctive words: one of two may have a slip. */
const LEAST_MEAN = 0.85;
/** A word less similar than this is a slip, unless it is a known word. */
const SLIP = 0.9;
/** Minimum weight (sixteenths of a bit) of a lone word, above that of any common name; and its minimum length. */
const LONE_WORD = 9.5 * 16;
const LONE_LETTERS = 4;
/** Maximum number of words in a text that may be only a name. */
const NAME_UP_TO = 8;
/** Minimum number of words in a name without a distinctive one. */
const LEAST_GENERIC = 2;
const SEPARATOR = /[\n\r,;:/()[\]{}"«»“”„|،؛；：，。]|\.\s/;

/**
 * Whether an aligned name counts as occurring in a text. A text has dozens of words, and most names are made of common
 * ones, so this is stricter than for a name typed alone: nearly all words must agree and be adjacent. If few of them
 * are distinctive, they must agree as listed and stand apart.
 */
export function occursInText(index: Index, stretch: TextWindow, score: NameScore): boolean {
  // `match-verbatim.ts` finds legal forms that are listed as names.
  if (isInDoubt(score) || isNoName(listedWords(index, score.name))) return false;
  const agreement = agreementOf(index, stretch.own, score);
  const { nameWords, content, small, mean, least, loose, share, omitted } = agreement;
  if (
    share < LEAST_SHARE ||
    isTorn(stretch, agreement) ||
    (nameWords - loose.length < 2 && loose.some((at) => isDistinctWord(index, stretch, at, least)))
  )
    return false;
  const window = matchedPart(stretch, agreement);
  if (breaksWord(window) || mixesSyllables(stretch, score)) return false;
  // A company or ship name with one word missing and another word next to it is another party's name.
  if (omitted > 0 && stretch.tokens.length <= NAME_UP_TO && !isPerson(index, score) && !standsApart(window))
    return false;
  if (nameWords > 2) return true;
  if (nameWords === 2)
    return loose.length < (omitted > 0 ? 1 : 2) && (content > 0 || !isPartOfLongerName(index, window));
  if (omitted > 0) return false;
  if (nameWords === 1 && content > 0) return mean >= LEAST_MEAN && !continues(index, window);
  if (nameWords === 1) {
    if (isEveryday(stretch, agreement)) return false;
    const isLone = isLoneWord(index, stretch, agreement);
    if (least >= EXACT && (isLone || small > 0) && standsApart(window)) return true;
    return isLone && isClose(score) && isNearExact(index, stretch.own, score) && standsInSentence(window);
  }
  // A thousand names share business words and similar ones.
  if (content < LEAST_GENERIC || least < EXACT) return false;
  return content > LEAST_GENERIC ? !continues(index, window) : standsApart(window);
}

const isPerson = (index: Index, { name }: NameScore): boolean => typeOfName(index, name) === 'person';

/** Whether a loosely agreeing word is a different word: "Exports" is not a slip of "Imports", nor "wegen" of a name. */
const isDistinctWord = ({ model }: Index, { own, isMessage, from }: TextWindow, at: number, least: number): boolean =>
  isMessage[from + at] === true || (least < SLIP && model.isKnown(own[at]?.text ?? ''));

const isMatched = ({ queryMask }: Agreement, i: number): boolean => ((queryMask >> i) & 1) === 1;

/** A stretch without the words at its ends that do not agree, except for legal forms. */
function matchedPart(stretch: TextWindow, agreement: Agreement): TextWindow {
  const { own, from } = stretch;
  const belongs = (token: QueryToken, i: number): boolean => isMatched(agreement, i) || token.role === ROLE.legal;
  return { ...stretch, from: from + own.findIndex(belongs), to: from + own.findLastIndex(belongs) + 1 };
}

/** Whether other words interrupt the name: a name of three or more words may have one, on the same line. */
function isTorn({ text, own }: TextWindow, agreement: Agreement): boolean {
  const first = own.findIndex((_, i) => isMatched(agreement, i));
  const last = own.findLastIndex((_, i) => isMatched(agreement, i));
  let [between, matched] = [0, 0];
  let cut = false;
  for (let i = first; i <= last; i++) {
    if (!isWord(own[i])) continue;
    if (isMatched(agreement, i)) matched++;
    else {
      between++;
      cut ||= separated(text, own[i - 1], own[i]) || separated(text, own[i], own[i + 1]);
    }
  }
  return between > 0 && (cut || between > matched - 2);
}

const isWord = (token: QueryToken | undefined): boolean => token !== undefined && !MINOR_ROLES.has(token.role);

/** Whether a stretch starts or ends inside a word written without spaces, except at words of the message. */
const breaksWord = ({ tokens, isMessage, from, to }: TextWindow): boolean =>
  startsInWord(tokens, isMessage, from) || endsInWord(tokens, isMessage, to);

/** Whether syllables of one word agree in another order: hundreds of names consist of the same few. */
function mixesSyllables({ own }: TextWindow, { alignment }: NameScore): boolean {
  const inOrder = [...alignment].sort((a, b) => a.queryFirst - b.queryFirst);
  return inOrder.some((pair, i) => {
    const before = inOrder[i - 1];
    return (
      before !== undefined &&
      isOneWord(own[before.queryFirst], own[pair.queryFirst]) &&
      pair.listedFirst < before.listedFirst
    );
  });
}

/** Whether a name of two words has a third next to it: it is then usually another person's. */
const isPartOfLongerName = ({ model }: Index, window: TextWindow): boolean =>
  neighbours(window).some((at) => {
    const { text = '', role } = window.tokens[at] ?? {};
    if (window.isMessage[at]) return false;
    return role === ROLE.patronymic || (role === ROLE.name && (model.isGivenName(text) || model.isFamilyName(text)));
  });

/** Whether a company's name continues: "X Trading" in "X Trading Kazakhstan" is another member of the group. */
const continues = ({ model }: Index, window: TextWindow): boolean =>
  neighbours(window).some((at) => {
    const { text = '', role } = window.tokens[at] ?? {};
    if (window.isMessage[at]) return false;
    return role === ROLE.generic || role === ROLE.place || (role === ROLE.name && model.isKnown(text));
  });

/** Whether the word that agrees has an everyday meaning: light names are matched letter by letter instead. */
const isEveryday = ({ own }: TextWindow, agreement: Agreement): boolean =>
  own.some(({ text, role }, i) => isMatched(agreement, i) && role === ROLE.name && isEverydayWord(text));

/** Whether a word names somebody by itself: rare, and neither a place nor a widespread given or family name. */
const isLoneWord = ({ model }: Index, { own, isMessage, from }: TextWindow, agreement: Agreement): boolean =>
  own.some(
    ({ text, weight, role }, i) =>
      isMatched(agreement, i) &&
      role === ROLE.name &&
      weight >= LONE_WORD &&
      text.length >= LONE_LETTERS &&
      !isMessage[from + i] &&
      !model.isPlace(text) &&
      !model.isGivenName(text) &&
      !model.isFamilyName(text),
  );

/** Words that join a name to what is behind it. */
const JOINS: ReadonlySet<string> = new Set([...OF_WORDS, ...'and et und y e ve va i'.split(' ')]);

/** Whether only words of the message are next to a stretch. "of" after it continues the name: "National Bank of …". */
const standsApart = (window: TextWindow): boolean =>
  neighbours(window).every((at) => {
    const { text = '', role } = window.tokens[at] ?? {};
    return (window.isMessage[at] === true || role === ROLE.number) && !(at === window.to && JOINS.has(text));
  });

/** Whether only words of the sentence are next to a stretch. */
const standsInSentence = (window: TextWindow): boolean =>
  neighbours(window).every((at) => window.isOfSentence[at] === true);

/** Positions of the words next to a stretch, unless a separator is between. */
function neighbours({ text, tokens, from, to }: TextWindow): number[] {
  return [
    ...(from > 0 && !separated(text, tokens[from - 1], tokens[from]) ? [from - 1] : []),
    ...(to < tokens.length && !separated(text, tokens[to - 1], tokens[to]) ? [to] : []),
  ];
}

/** Whether a separator is between two neighbouring words. */
const separated = (text: string, a: QueryToken | undefined, b: QueryToken | undefined): boolean =>
  a === undefined || b === undefined || SEPARATOR.test(text.slice(a.end, b.start));
