import { CYRILLIC_CASES } from '../../knowledge/lexicon/cases/cyrillic-cases.ts';
import { type Declension, nominativesOf } from '../../knowledge/lexicon/cases/declension.ts';
import {
  LATIN_CASES,
  SLAVIC_GENITIVE,
  SLAVIC_STEM,
  SURELY_DECLINED,
} from '../../knowledge/lexicon/cases/latin-cases.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { isNoName } from '../../normalise/phrases/no-name.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';

/** Maximum number of words in a name with titles before it. */
const LONGEST_NAME = 8;
const MAX_READINGS = 6;
const CYRILLIC = /^[\u0400-\u04ff'’ʼ]+$/;
const LATIN = /^[a-z]+$/;
/** Minimum length of a word that may be declined, by script. */
const SHORTEST = { Cyrl: 3, Latn: 4 };

type Declined = { readonly words: readonly string[]; readonly tokens: readonly Token[]; readonly shortest: number };

/**
 * Puts a declined name into the nominative, as it is listed: "Вестракова Орлана" is "Вестраков Орлан". All words of a
 * name are in the same case, so "Орлан Вестракова" is not read like this.
 */
export function inNominative(text: string, tokens: readonly Token[], model: Model): Token[][] {
  if (tokens.length < 2 || tokens.length > LONGEST_NAME || isNoName(tokens.map((token) => token.text))) return [];
  const written = tokens.map(({ start, end }) => text.slice(start, end).toLowerCase());
  if (tokens.every(({ script }, i) => script === 'Cyrl' && CYRILLIC.test(written[i] ?? '')))
    return readIn(CYRILLIC_CASES, { words: written, tokens, shortest: SHORTEST.Cyrl }, model);
  const words = tokens.map((token) => token.text);
  if (!tokens.every(({ script }, i) => script === 'Latn' && LATIN.test(words[i] ?? ''))) return [];
  if (!isDeclined(words, model)) return [];
  const readings = readIn(LATIN_CASES, { words, tokens, shortest: SHORTEST.Latn }, model);
  return readings.filter((reading) => reading.some((token) => formsOf(token).some((form) => SLAVIC_STEM.test(form))));
}

/**
 * Latin-script names of all languages end in vowels. A name counts as declined only if an ending shows that no name
 * has, or if a woman's family name, or a man's in the genitive, stands beside a word that is not a woman's given name.
 */
const isDeclined = (words: readonly string[], { isGivenName, isKnown }: Model): boolean =>
  words.some((word) => SURELY_DECLINED.test(word)) ||
  words.some((word, i) => {
    const isStrange = word.endsWith('a') && !isGivenName(word) && (isGivenName(word.slice(0, -1)) || !isKnown(word));
    return isStrange && words.some((other, at) => at !== i && SLAVIC_GENITIVE.test(other));
  });

const formsOf = ({ text, readings }: Token): readonly string[] => [text, ...readings];

function readIn(cases: readonly Declension[], declined: Declined, model: Model): Token[][] {
  const readings = new Map<string, Token[]>();
  for (const declension of cases) {
    const reading = readAs(declension, declined, model);
    if (reading) readings.set(reading.map((token) => formsOf(token).join('|')).join(' '), reading);
  }
  return [...readings.values()].slice(0, MAX_READINGS);
}

/** The nominative of a name in this case, if each word can be in it and at least one changes. */
function readAs(declension: Declension, { words, tokens, shortest }: Declined, model: Model): Token[] | undefined {
  let changed = 0;
  const read: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const word = words[i] ?? '';
    const nominatives = word.length < shortest ? [] : nominativesOf(word, declension);
    const nominative = asNominative(token, nominatives, model);
    if (nominative) {
      changed++;
      read.push(nominative);
    } else if (word.length === 1 || declension.undeclined.test(word)) read.push(token);
    else return undefined;
  }
  return changed > 0 ? read : undefined;
}

/**
 * A token with the romanised forms of its nominatives, known names first. A word that is a given name as written is
 * only read as another given name: "Александра" as "Александр", but "Ольга" as nobody's genitive.
 */
function asNominative(token: Token, nominatives: readonly string[], model: Model): Token | undefined {
  const texts = [...new Set(nominatives.flatMap(romanised))];
  const given = texts.filter((text) => model.isGivenName(text));
  if (model.isGivenName(token.text) && given.length === 0) return undefined;
  const isKnown = (text: string): boolean => model.isGivenName(text) || model.isFamilyName(text);
  const [first, ...readings] = [...texts.filter(isKnown), ...texts.filter((text) => !isKnown(text))];
  if (first === undefined) return undefined;
  const isName = model.isGivenName(token.text) || model.isFamilyName(token.text) || WOMANS_FAMILY.test(token.text);
  return { ...token, text: first, readings, inflected: isName ? 'perhaps' : 'sure' };
}

/** A woman's family name, romanised; a man's in the genitive looks the same. */
const WOMANS_FAMILY = /(?:[oeiy]v|[iy]n)a$|(?:sk|ck)aya$/;

function romanised(word: string): readonly string[] {
  const { tokens } = normaliseText(word);
  const [only] = tokens;
  return only && tokens.length === 1 ? formsOf(only) : [];
}
