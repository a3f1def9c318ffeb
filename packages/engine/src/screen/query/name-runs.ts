import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { type ParticleKind, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../../normalise/text/normalise-text.ts';
import { isEverydayWord } from '../sentence/everyday-word.ts';
import { messageTokens } from '../sentence/message-tokens.ts';
import { isPossessive, ownerOf } from '../sentence/possessive.ts';
import { SMALL_WORDS, sentenceWords } from '../sentence/sentence-words.ts';

/** A run of words in a text that may be a name. UTF-16 offsets, end exclusive. */
export type NameRun = { readonly start: number; readonly end: number };

/** Words of a row. */
const MOST_WORDS = 6;

/** Letters of a word that names somebody by itself, unless it is listed letter by letter. */
const SHORTEST = 4;

/** Signs that end a name. Commas are between family and given names too. */
const JOINTS = new Set<ParticleKind | undefined>(['article', 'filiation', 'kunya', 'servant', 'nobiliary', 'saint']);
const SEPARATOR = /[\n\r\t;:|/()[\]{}<>"«»“”„؛；：。]|\.\s|\s[-–—]\s/;
/** Titles that are written before a surname alone. */
const MR = new Set('mr mrs ms miss herr frau monsieur madame senor senora signor signora gospodin gospozha'.split(' '));

/**
 * The runs of words between the words of a short sentence: "tolbrecht" in "dear mr tolbrecht", "Quelmir" in "Quelmir's
 * office". Each may be a name. Empty if the text has no words of a sentence, since the whole is then read as a name. A
 * single everyday word is no name.
 */
export function nameRuns(text: string, tokens: readonly Token[], model: Model): NameRun[] {
  if (tokens.length < 2 || tokens.some(({ letter }) => letter !== undefined)) return [];
  const isOfSentence = sentenceWords(text, tokens, model, messageTokens(text, tokens));
  const isOwner = tokens.map((token) => isPossessive(text, token));
  // Small words alone make no sentence: "Front for the Liberation of …" is a name.
  if (
    !tokens.some(
      ({ text: word }, i) =>
        isOwner[i] || MR.has(word) || (isOfSentence[i] && !SMALL_WORDS.has(word) && particleKind(word) === undefined),
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
    // A particle does not begin a row: "de Quelmar" is French.
    else if (row && !(isJoint && isOfSentence[i] && row.length === 0)) row.push(token);
  });
  return rows
    .map(withoutSmallEnd)
    .filter((row) => row.length > 0 && row.length <= MOST_WORDS && mayName(row, model))
    .flatMap((row) => {
      const [first, last] = [row[0], row.at(-1)];
      return first && last ? [{ start: first.start, end: ownerOf(text, last).end }] : [];
    });
}

function withoutSmallEnd(row: readonly Token[]): readonly Token[] {
  const end = row.findLastIndex(({ text }) => !SMALL_WORDS.has(text));
  return row.slice(0, end + 1);
}

/** The distinctive words of a row. */
const distinctiveOf = (row: readonly Token[], model: Model): readonly Token[] =>
  row.filter(
    ({ text }) =>
      !(businessConcept(text) !== undefined && model.isDictionaryWord(text)) &&
      legalFormClass(text) === undefined &&
      particleKind(text) === undefined &&
      !model.isPlace(text),
  );

function mayName(row: readonly Token[], model: Model): boolean {
  const [only, ...others] = distinctiveOf(row, model);
  if (only === undefined) return false;
  return others.length > 0 || (only.text.length >= SHORTEST && !isEverydayWord(only.text));
}
