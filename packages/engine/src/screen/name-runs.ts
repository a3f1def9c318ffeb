import { businessConcept } from '../lexicon/business-words.ts';
import { HONORIFICS, HONORIFICS_ALSO_NAMES } from '../lexicon/honorifics.ts';
import { legalFormClass } from '../lexicon/legal-forms.ts';
import { FUNCTION_WORDS, type ParticleKind, particleKind } from '../lexicon/particles.ts';
import { STOP_WORDS } from '../lexicon/stop-words.ts';
import type { Model } from '../model/model.ts';
import type { Token } from '../normalise/normalise-text.ts';
import { isEverydayWord, meaningOf } from './everyday-word.ts';
import { messageTokens } from './message-tokens.ts';

/** Where in a text words stand in a row of which somebody's name may be made. UTF-16 offsets, end exclusive. */
export type NameRun = { readonly start: number; readonly end: number };

/** Runs that are read of one text at most, words of each, and words of the text. What is beyond is searched as a text. */
const MOST_RUNS = 12;
const MOST_WORDS = 6;
const MOST_TEXT_WORDS = 60;

/** Letters of a word that names somebody by itself, unless it is listed letter by letter. */
const SHORTEST = 4;

/** Signs that end a name. Commas stand between family and given names too. */
const JOINTS = new Set<ParticleKind | undefined>(['article', 'filiation', 'kunya', 'servant', 'nobiliary', 'saint']);
const SEPARATOR = /[\n\r\t;:|/()[\]{}<>"«»“”„؛；：。]|\.\s|\s[-–—]\s/;
const POSSESSIVE = /['’]s$/i;
const TITLES = HONORIFICS.flatMap(({ forms }) => forms).filter((title) => !HONORIFICS_ALSO_NAMES.has(title));
const SMALL = new Set([...FUNCTION_WORDS, ...STOP_WORDS, ...TITLES]);
/** Titles that are written before a surname alone. */
const MR = new Set('mr mrs ms miss herr frau monsieur madame senor senora signor signora gospodin gospozha'.split(' '));

/**
 * The words of a text that sentences are not made of, in rows: "tolbrecht" in "dear mr tolbrecht", "Quelmir" in "Quelmir's office". Each row may be a name. Empty where
 * no word of a sentence stands beside them, since then the whole text is read as a name anyway. A single word counts where it is no everyday one.
 *
 * @param isLong whether names of several words are searched for anyway (`match-text.ts`)
 */
export function nameRuns(text: string, tokens: readonly Token[], model: Model, isLong: boolean): NameRun[] {
  if (tokens.length < 2 || tokens.length > MOST_TEXT_WORDS || tokens.some(({ letter }) => letter !== undefined))
    return [];
  const isMessage = messageTokens(text, tokens);
  const mayBeNames = !isMessage.some(Boolean);
  const isOfSentence = tokens.map(
    (token, i) => isMessage[i] === true || isSentenceWord(text, token, model, mayBeNames),
  );
  const isOwner = tokens.map(({ start, end }) => POSSESSIVE.test(text.slice(start, end)));
  // Small words alone make no sentence: "Front for the Liberation of …" is a name.
  if (
    !tokens.some(
      ({ text: word }, i) =>
        isOwner[i] || MR.has(word) || (isOfSentence[i] && !SMALL.has(word) && particleKind(word) === undefined),
    )
  )
    return [];
  const rows: Token[][] = [[]];
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    if (before && (isOwner[i - 1] || SEPARATOR.test(text.slice(before.end, token.start)))) rows.push([]);
    const row = rows.at(-1);
    const isJoint = JOINTS.has(particleKind(token.text));
    if (isOfSentence[i] && !isJoint) rows.push([]);
    // A particle begins no row of its own accord: "de Sberbank" is French.
    else if (row && !(isJoint && isOfSentence[i] && row.length === 0)) row.push(token);
  });
  return rows
    .map(withoutSmallEnd)
    .filter((row) => row.length > 0 && row.length <= MOST_WORDS && mayName(row, model, isLong))
    .slice(0, MOST_RUNS)
    .map((row) => ({ start: row[0]?.start ?? 0, end: withoutPossessive(text, row.at(-1)?.end ?? 0) }));
}

/**
 * Whether a word makes sentences: a small word, a title, a number, a dictionary's word that nobody is called by. Companies are called by words of business, written with capitals.
 * @param mayBeNames whether only words in small letters are of a sentence, since nothing else says that the text is one
 */
function isSentenceWord(text: string, { text: word, start, end }: Token, model: Model, mayBeNames: boolean): boolean {
  const written = text.slice(start, end);
  const isSmall = written === written.toLowerCase() && written !== written.toUpperCase();
  if (SMALL.has(word)) return isSmall || !mayBeNames;
  if (word.length < 2 || /^[0-9]+$/.test(word)) return !mayBeNames;
  if (!isSmall || meaningOf(word) !== 'word') return false;
  // Names and words of trade are written with capitals where anything is.
  const isPlain = !model.isGivenName(word) && !model.isFamilyName(word) && businessConcept(word) === undefined;
  return isPlain || text !== text.toLowerCase();
}

/** "Quelmir's" is Quelmir. */
const withoutPossessive = (text: string, end: number): number => (POSSESSIVE.test(text.slice(0, end)) ? end - 2 : end);

function withoutSmallEnd(row: readonly Token[]): readonly Token[] {
  const end = row.findLastIndex(({ text }) => !SMALL.has(text));
  return row.slice(0, end + 1);
}

/** The words of a row that tell one party from another. */
const tellingOf = (row: readonly Token[], model: Model): readonly Token[] =>
  row.filter(
    ({ text }) =>
      businessConcept(text) === undefined &&
      legalFormClass(text) === undefined &&
      particleKind(text) === undefined &&
      !model.isPlace(text),
  );

function mayName(row: readonly Token[], model: Model, isLong: boolean): boolean {
  const [only, ...others] = tellingOf(row, model);
  if (only === undefined) return false;
  if (others.length > 0) return !isLong;
  return only.text.length >= SHORTEST && !isEverydayWord(only.text);
}
