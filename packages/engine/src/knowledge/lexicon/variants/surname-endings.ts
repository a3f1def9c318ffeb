/** Endings of Slavic and Georgian family names. Each line holds the spellings of one ending, for men and women. */
const ENDINGS: readonly string[] = [
  'ov ev iov yov off eff ova eva',
  'ovich evich avich ovych evych owich ewich ovic evic avic owicz ewicz ovitch evitch owitsch ewitsch',
  'enko enka enco enca jenko yenko ienko',
  'ski sky skiy skij skyi skyy skii skyj ska skaya skaia skaja ovski ovsky ovskiy ovskij ovskaya evski evsky evskiy evskij evskaya',
  'chuk czuk tchuk tschuk',
  'shvili schwili chvili',
  'dze dse',
];
const SHORTEST_STEM = 3;

const CLASS_OF: ReadonlyMap<string, number> = new Map(
  ENDINGS.flatMap((line, at) => line.split(' ').map((ending): [string, number] => [ending, at])),
);
const LONGEST = Math.max(...[...CLASS_OF.keys()].map((ending) => ending.length));
const SHORTEST = 2;

/** Whether a romanised token has a family-name ending. */
export const hasSurnameEnding = (name: string): boolean => endingsOf(name).length > 0;

/**
 * Whether two family names have one stem but different endings, and so belong to two families: Tolbrenko and
 * Tolbrevich.
 */
export function haveOtherSurnameEndings(one: string, other: string): boolean {
  const others = endingsOf(other);
  return endingsOf(one).some(
    ([stem, ending]) =>
      others.some(([otherStem, otherEnding]) => stem === otherStem && ending !== otherEnding) &&
      !others.some(([otherStem, otherEnding]) => stem === otherStem && ending === otherEnding),
  );
}

/** A stem in a spelling common to all romanisations: Tolsh, Tolsch, Tolsz and Tols match. */
const asHeard = (stem: string): string =>
  stem
    .replace(/s?ch|s[hz]|cz/g, 's')
    .replace(/c/g, 'k')
    .replace(/w/g, 'v')
    .replace(/ou/g, 'u');

/** All splits of a name into stem and ending. */
function endingsOf(name: string): (readonly [stem: string, ending: number])[] {
  const found: (readonly [string, number])[] = [];
  for (let length = SHORTEST; length <= LONGEST && name.length - length >= SHORTEST_STEM; length++) {
    const ending = CLASS_OF.get(name.slice(-length));
    if (ending !== undefined) found.push([asHeard(name.slice(0, -length)), ending]);
  }
  return found;
}
