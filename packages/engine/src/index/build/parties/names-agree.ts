import { type PartyName, type PartyNames, sameWords } from './party-names.ts';

/** Minimum number of words in a name: a given name alone is not enough. */
const FEWEST_WORDS = 2;
/** Minimum number of consonants of which one may differ. */
const SHORTEST_NEAR = 3;

/** Whether two organizations share a name, apart from legal forms. */
export function shareCoreName(names: PartyNames, one: number, other: number): boolean {
  const theirs = names.of(other);
  return names.of(one).some(({ core }) => core.length > 0 && theirs.some((name) => sameWords(name.core, core)));
}

/** Whether the main name of each of two organizations is a name of the other, apart from legal forms. */
export const shareMainCore = (names: PartyNames, one: number, other: number): boolean =>
  isEachs(names, one, other, (a, b) => a.core.length > 0 && sameWords(a.core, b.core));

/** Whether the main name of each of two people is, roughly, a name of the other. */
export const mainNamesAgree = (names: PartyNames, one: number, other: number): boolean =>
  isEachs(names, one, other, (a, b) => agree(names, a, b));

function isEachs(
  names: PartyNames,
  one: number,
  other: number,
  same: (a: PartyName, b: PartyName) => boolean,
): boolean {
  const [ours, theirs] = [names.of(one), names.of(other)];
  const isOf = ([main]: readonly PartyName[], others: readonly PartyName[]): boolean =>
    main !== undefined && others.some((name) => same(main, name));
  return isOf(ours, theirs) && isOf(theirs, ours);
}

/**
 * Whether two people share a name: the longer one has every distinctive word of the shorter one; of three or more
 * words, one may differ by a consonant.
 */
export function namesAgree(names: PartyNames, one: number, other: number): boolean {
  const theirs = names.of(other);
  return names.of(one).some((a) => theirs.some((b) => agree(names, a, b)));
}

function agree(names: PartyNames, a: PartyName, b: PartyName): boolean {
  const [short, long] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  if (short.length < FEWEST_WORDS) return false;
  const left = [...long];
  const missing: number[] = [];
  for (const word of short) {
    const at = left.indexOf(word);
    if (at === -1) missing.push(word);
    else left.splice(at, 1);
  }
  if (missing.length === 0) return true;
  const [only] = missing;
  if (missing.length > 1 || only === undefined || short.length === FEWEST_WORDS) return false;
  return left.some((word) => areNear(names.spelling(only), names.spelling(word)));
}

/**
 * Two spellings with the same first letter that differ in one added, missing or changed consonant: "Dmitri", "Dzmitry".
 */
function areNear(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < SHORTEST_NEAR + 2 || long.length - short.length > 1 || short[0] !== long[0]) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const rest = short.slice(short.length === long.length ? same + 1 : same);
  return rest === long.slice(same + 1);
}
