import { gluedParticle } from '../../knowledge/lexicon/general/glued-particles.ts';
import { particleKind } from '../../knowledge/lexicon/general/particles.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { initialsOf } from './initials-of.ts';
import { wordsLeftOut } from './words-left-out.ts';

/** Number of consecutive single letters from which they are one spaced-out word. */
const SPACED_FROM = 4;
/**
 * Alternative spellings of a name, if its form suggests any: spaced letters joined; initials, numbers, particles and
 * capitals split; scanner errors corrected; endings after an apostrophe cut off; and {@link wordsLeftOut}. Tokens keep
 * their positions in the text. Empty for nearly every name.
 */
export function spellingVariants(text: string, tokens: readonly Token[], model: Model): Token[][] {
  return [
    ...wordsLeftOut(text, tokens, model),
    lettersTogether(text, tokens),
    ...initialsOf(text, tokens, model),
    withoutStrayLetter(text, tokens, model),
    numbersApart(tokens),
    marksTogether(text, tokens),
    capitalsMisread(text, tokens),
    lettersForDigits(tokens),
    particlesApart(tokens),
    capitalsApart(text, tokens),
    withoutEndings(text, tokens),
  ].filter((own): own is Token[] => own !== undefined && own.length > 0);
}

/** "T o l b r e c h t", "T.o.l.b.r.e.c.h.t": a wider gap or another sign ends the word. */
function lettersTogether(text: string, tokens: readonly Token[]): Token[] | undefined {
  const made: Token[] = [];
  let found = false;
  for (let i = 0; i < tokens.length; ) {
    let end = i;
    while (tokens[end]?.text.length === 1) end++;
    if (end - i < SPACED_FROM) {
      made.push(...tokens.slice(i, Math.max(end, i + 1)));
      i = Math.max(end, i + 1);
      continue;
    }
    found = true;
    made.push(...wordsOfLetters(text, tokens.slice(i, end)));
    i = end;
  }
  return found ? made : undefined;
}

function wordsOfLetters(text: string, letters: readonly Token[]): Token[] {
  const gaps = letters.slice(1).map(({ start }, i) => text.slice(letters[i]?.end ?? 0, start));
  const usual = mostFrequent(gaps);
  const words: Token[][] = [[]];
  letters.forEach((letter, i) => {
    if (i > 0 && gaps[i - 1] !== usual) words.push([]);
    words.at(-1)?.push(letter);
  });
  return words.flatMap((word) => {
    const [start, end] = [word[0]?.start ?? 0, word.at(-1)?.end ?? 0];
    return written(word.map((letter) => text.slice(letter.start, letter.end)).join(''), start, end);
  });
}

/** Tokens of a word, placed at a position of the text. */
const written = (word: string, start: number, end: number): Token[] =>
  normaliseText(word).tokens.map((token) => ({ ...token, start, end }));

function mostFrequent(items: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(items, (item) => item)];
  return groups.sort((a, b) => b[1].length - a[1].length)[0]?.[0];
}

const NUMBERED = /^([a-z]+)([0-9]{1,5})$/;

/** "Quelmar7" → "Quelmar 7", "QB112" → "QB 112". */
function numbersApart(tokens: readonly Token[]): Token[] | undefined {
  if (!tokens.some(({ text }) => NUMBERED.test(text))) return undefined;
  return tokens.flatMap((token) => {
    const [, word, number] = NUMBERED.exec(token.text) ?? [];
    if (word === undefined || number === undefined) return [token];
    const cut = token.end - number.length;
    return [
      { ...token, text: word, end: cut, readings: [] },
      { ...token, text: number, start: cut, readings: [] },
    ];
  });
}

const MARK = /^[a-z0-9]{1,3}$/;
const REST_OF_MARK = /^[a-z0-9]{1,6}$/;

/** "QB-112" → "QB112": the mark of an aircraft or a barge, if it contains a number. */
function marksTogether(text: string, tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex((token, i) => {
    const next = tokens[i + 1];
    if (!next || !MARK.test(token.text) || !REST_OF_MARK.test(next.text)) return false;
    const isNumbered = /[0-9]/.test(token.text + next.text) && /[a-z]/.test(token.text + next.text);
    return isNumbered && /^[- ]?$/.test(text.slice(token.end, next.start));
  });
  const [first, next] = [tokens[at], tokens[at + 1]];
  if (!first || !next) return undefined;
  const together = { ...first, text: first.text + next.text, end: next.end, readings: [] };
  return [...tokens.slice(0, at), together, ...tokens.slice(at + 2)];
}

const CAPITALS = /^(?=.*[A-Z].*[A-Z])[A-Zl]{4,}$/;
const SMALL = /^[A-Za-z][a-zI]{3,}$/;

/**
 * "QUElMAR" → "QUEIMAR", "QueImar" → "Quelmar": a lower-case l among capitals is read as I, a capital I among
 * lower-case letters as l.
 */
function capitalsMisread(text: string, tokens: readonly Token[]): Token[] | undefined {
  if (!/[a-z]I|I[a-z]|[A-Z]l|l[A-Z]/.test(text)) return undefined;
  let found = false;
  const read = tokens.map((token) => {
    const written = text.slice(token.start, token.end);
    if (token.script !== 'Latn' || written.length !== token.text.length) return token;
    const letters = CAPITALS.test(written)
      ? written.replaceAll('l', 'I')
      : SMALL.test(written)
        ? written.charAt(0) + written.slice(1).replaceAll('I', 'l')
        : written;
    if (letters === written) return token;
    found = true;
    return { ...token, text: letters.toLowerCase(), readings: [token.text] };
  });
  return found ? read : undefined;
}

/** Scanner misreadings at either end of a word; `normaliseText` handles digits inside words. */
const MISREAD = /^01(?=[a-z]{2,}$)|(?<=^[a-z]{3,})[015]$/;
const LETTERS: Readonly<Record<string, string>> = { '01': 'ol', '0': 'o', '1': 'l', '5': 's' };

/** "Quelmar5" → "Quelmars", "01bran" → "Olbran". */
function lettersForDigits(tokens: readonly Token[]): Token[] | undefined {
  if (!tokens.some(({ text }) => MISREAD.test(text))) return undefined;
  return tokens.map((token) => {
    const text = token.text.replace(MISREAD, (digits) => LETTERS[digits] ?? digits);
    return text === token.text ? token : { ...token, text, readings: [] };
  });
}

/** "xal-Quelbani" → "al-Quelbani": drops an extra letter before a hyphenated article. */
function withoutStrayLetter(text: string, tokens: readonly Token[], model: Model): Token[] | undefined {
  const isStray = ({ text: word, end }: Token): boolean =>
    word.length === 3 && text.charAt(end) === '-' && !model.isKnown(word) && particleKind(word.slice(1)) === 'article';
  if (!tokens.some(isStray)) return undefined;
  return tokens.map((token) => (isStray(token) ? { ...token, text: token.text.slice(1), readings: [] } : token));
}

/** "Benslimane" → "ben Slimane". */
function particlesApart(tokens: readonly Token[]): Token[] | undefined {
  if (!tokens.some(({ text, script }) => script === 'Latn' && gluedParticle(text))) return undefined;
  return tokens.flatMap((token) => {
    const [particle, name] = (token.script === 'Latn' && gluedParticle(token.text)) || [];
    return particle === undefined || name === undefined
      ? [token]
      : [
          { ...token, text: particle, readings: [] },
          { ...token, text: name, readings: [] },
        ];
  });
}

/** "AbdulQelbani", "OrlanVESTRAKOV" → two words each: a capital after lower-case letters starts a new word. */
function capitalsApart(text: string, tokens: readonly Token[]): Token[] | undefined {
  if (!tokens.some((token) => capitalIn(text, token) > 0)) return undefined;
  const apart = (token: Token): Token[] => {
    const at = capitalIn(text, token);
    if (at === 0) return [token];
    const second = { ...token, text: token.text.slice(at), start: token.start + at, readings: [] };
    return [{ ...token, text: token.text.slice(0, at), end: token.start + at, readings: [] }, ...apart(second)];
  };
  return tokens.flatMap(apart);
}

/** Position of a capital that follows a lower-case letter in a word; 0 if there is none. */
function capitalIn(text: string, { script, start, end, text: word }: Token): number {
  if (script !== 'Latn' || end - start !== word.length) return 0;
  return Math.max(0, text.slice(start, end).search(/(?<=[a-z]{2})[A-Z](?=[a-z]{2}|[A-Z]{2})/));
}

/** Case endings that Turkish and Polish write after an apostrophe: "Quelmar'ın", "Tolvane’a". */
const ENDING =
  /^([^'’]{3,})['’](?:s|n?[ıiuü]n|[yn]?[ıiuüae]|[dt][ae]n?|nd[ae]n?|y?l[ae]|y?[ae]|ego|emu|owi|em|iem|om|ami|ach|ą)$/iu;

function withoutEndings(text: string, tokens: readonly Token[]): Token[] | undefined {
  if (!/['’]/.test(text)) return undefined;
  let found = false;
  const stems = tokens.flatMap((token) => {
    const stem = ENDING.exec(text.slice(token.start, token.end))?.[1];
    if (stem === undefined) return [token];
    found = true;
    return written(stem, token.start, token.start + stem.length);
  });
  return found ? stems : undefined;
}
