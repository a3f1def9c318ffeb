import type { EntityType } from '@namesake/engine';
import { businessConcept } from '../../packages/engine/src/knowledge/lexicon/companies/business-words.ts';
import { legalFormClass } from '../../packages/engine/src/knowledge/lexicon/companies/legal-forms.ts';
import { placeOf } from '../../packages/engine/src/knowledge/lexicon/places/places.ts';
import { pick } from '../lists/random.ts';

/** Everyday business words, places and forms that a change may insert; no names. */
const PLACES = 'Kazakhstan Panama Deutschland Dubai Turkey Singapore India Mexico Polska Nigeria'.split(' ');
const TRADES = 'Trading Shipping Energy Logistics Steel Leasing Foods Holdings Chemicals Exports Services'.split(' ');
const FORMS = 'GmbH LLC JSC SA Srl Ltd Inc BV OOO'.split(' ');
const NUMERALS = 'II III IV 2 3 4 5 7 8 12'.split(' ');
const NUMBER = /^([0-9]{1,3}|[IVX]{1,4})$/;

/** Sources for a change: given names by frequency, words of companies, and words similar to a word. */
export type Drawn = {
  readonly given: () => string;
  readonly word: () => string;
  readonly like: (word: string) => string | undefined;
};

type Change = (words: readonly string[], drawn: Drawn, random: () => number) => readonly string[] | undefined;

const PERSONS: readonly Change[] = [
  (words, { given }) => [given(), ...words.slice(1)],
  (words, { given }, random) => replaced(words, at(words, random), given()),
  likeWord,
];

const SHIPS: readonly Change[] = [
  otherNumber,
  (words, _, random) => (words.some(isNumber) ? undefined : [...words, pick(NUMERALS, random)]),
  (words, { word }, random) => (words.length > 1 ? replaced(words, at(words, random), word()) : undefined),
  likeWord,
];

const COMPANIES: readonly Change[] = [
  otherNumber,
  (words, _, random) => swapped(words, isTrade, pick(TRADES, random)),
  (words, _, random) => swapped(words, isForm, pick(FORMS, random)),
  (words, _, random) => swapped(words, isPlace, pick(PLACES, random)),
  (words, _, random) => beforeForm(words, pick(random() < HALF ? TRADES : PLACES, random)),
  (words, { word }, random) => (words.length > 1 ? replaced(words, at(words, random), word()) : undefined),
  likeWord,
];

/**
 * The name of another party that shares words with a listed one: a brother, a sister ship, an affiliate. Replaces one
 * word, or a company's trade or place. Undefined if the change does not fit the name.
 */
export function otherParty(name: string, type: EntityType, drawn: Drawn, random: () => number): string | undefined {
  const words = name.split(' ').filter(Boolean);
  if (type === 'person' && words.length < 2) return undefined;
  const changes = type === 'person' ? PERSONS : type === 'vessel' ? SHIPS : COMPANIES;
  return pick(changes, random)(words, drawn, random)?.join(' ');
}

const at = (words: readonly string[], random: () => number): number => Math.floor(random() * words.length);
const isNumber = (word: string): boolean => NUMBER.test(word);
const isTrade = (word: string): boolean => businessConcept(word.toLowerCase()) !== undefined;
const isPlace = (word: string): boolean => placeOf(word.toLowerCase()) !== undefined;
const isForm = (word: string): boolean => legalFormClass(word.toLowerCase().replaceAll('.', '')) !== undefined;

const replaced = (words: readonly string[], index: number, by: string): string[] =>
  words.map((word, i) => (i === index ? by : word));

/** Replaces the last word of a kind. */
function swapped(words: readonly string[], isKind: (word: string) => boolean, by: string): string[] | undefined {
  const index = words.findLastIndex(isKind);
  return index > 0 && words[index]?.toLowerCase() !== by.toLowerCase() ? replaced(words, index, by) : undefined;
}

const HALF = 0.5;

function beforeForm(words: readonly string[], word: string): string[] {
  const form = words.findIndex((one, i) => i > 0 && isForm(one));
  return words.toSpliced(form === -1 ? words.length : form, 0, word);
}

function otherNumber(words: readonly string[], _: Drawn, random: () => number): string[] | undefined {
  const index = words.findLastIndex(isNumber);
  return index > 0 ? replaced(words, index, pick(NUMERALS, random)) : undefined;
}

/** Replaces a word by another common word one or two letters apart: Marina, Martina. */
function likeWord(words: readonly string[], { like }: Drawn, random: () => number): string[] | undefined {
  const index = at(words, random);
  const by = like(words[index] ?? '');
  return by === undefined ? undefined : replaced(words, index, by);
}
