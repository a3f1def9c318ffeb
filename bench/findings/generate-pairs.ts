import type { Index, Listing } from '@namesake/engine';
import { typeOfListing } from '../../packages/engine/src/index/open/type-of.ts';
import { stringAt } from '../../packages/engine/src/index/tables/packed-strings.ts';
import { FAMILY_NAMES } from '../../packages/engine/src/knowledge/lexicon/names/family-names.ts';
import { GIVEN_NAMES } from '../../packages/engine/src/knowledge/lexicon/names/given-names.ts';
import type { NameFinding } from '../../packages/engine/src/knowledge/model/findings.ts';
import type { Match } from '../../packages/engine/src/score/match.ts';
import { indexOf } from '../lists/load-index.ts';
import { pick, randomFrom } from '../lists/random.ts';
import { foldedWords } from '../quality/folded-words.ts';
import { indexWithout, namesWithout, type Removed } from '../quality/index-without.ts';
import { listedNames } from '../quality/listed-names.ts';
import { realCompanies } from '../quality/real-companies.ts';
import { groupsOf } from './groups.ts';
import { likeWords } from './like-words.ts';
import type { Observation } from './observation.ts';
import { observed, shownFor } from './observe.ts';
import { otherParty } from './other-parties.ts';
import { withSlips } from './slips.ts';
import { strangers } from './strangers.ts';

const SEED = 20_261_123;
/**
 * Number of real companies, from the first, that are a separate measure (`bench/quality/measures/real-companies.ts`).
 */
const MEASURED_COMPANIES = 10_000;
const TYPES = new Set(['person', 'organization', 'vessel']);

const FOLDS = 3;

/** Sample of listed parties: one in `oneIn` of some folds. */
export type ListedChoice = { readonly oneIn: number; readonly folds: readonly number[] };
/** Number of unlisted people and companies from some folds. */
export type StrangerChoice = {
  readonly people: number;
  readonly companies: number;
  readonly folds: readonly number[];
};

/**
 * Pairs of listed names that a search shows: one alias of each party, removed from the index, and names with slips,
 * against their own party and against others on the same list; names with a changed word against their original party.
 */
export function listedPairs(listings: readonly Listing[], { oneIn, folds }: ListedChoice): Observation[] {
  const random = randomFrom(SEED);
  const removed = aliasesOf(listings, random);
  const index = indexWithout(listings, removed);
  const byPlace = placesOf(index, listings);
  const isListed = listedNames(listings);
  const draw = strangers(random);
  const words = tellingWords(listings);
  const drawn = { given: () => givenName(draw), word: () => pick(words, random) };
  const { areOtherNames, isKnown } = index.model;
  const likeName = likeWords([...GIVEN_NAMES, ...FAMILY_NAMES], areOtherNames, random);
  const likeWord = likeWords(words, (a, b) => isKnown(a) && isKnown(b), random);
  const found: (Observation | undefined)[] = [];
  const search = (text: string, own: Listing, source: 'alias' | 'slip', fold: number): void => {
    for (const match of shownFor(index, text)) {
      const listing = byPlace[match.listing];
      if (!listing) continue;
      const about = { fold, groups: groupsOf(listing, text) };
      if (listing === own) found.push(observed(index, match, { source, same: true, ...about }));
      else if (isOther(own, listing))
        found.push(observed(index, match, { source: 'other_listed', same: false, ...about }));
    }
  };
  const chosen = listings
    .filter((listing) => TYPES.has(listing.entityType) && folds.includes(foldOf(listing)))
    .filter((_, i) => i % oneIn === 0);
  for (const listing of chosen) {
    const fold = foldOf(listing);
    const alias = removed.get(listing.id)?.alias;
    if (alias) search(alias.value, listing, 'alias', fold);
    const name = listing.names[0]?.value ?? '';
    if (!LATIN.test(name)) continue;
    const given = listing.entityType === 'person' ? drawn.given : undefined;
    search(withSlips(name, random, given), listing, 'slip', fold);
    const like = listing.entityType === 'person' ? likeName : likeWord;
    const other = otherParty(name, listing.entityType, { ...drawn, like }, random);
    if (other === undefined || isListed(other)) continue;
    const match = shownFor(index, other).find(({ listing: place }) => byPlace[place] === listing);
    // An alias may agree in the remaining words, but it is not the changed name.
    if (match?.name && stringAt(index.data.names.values, match.name.name) === name && isExchange(index, match))
      found.push(observed(index, match, { source: 'changed', same: false, fold, groups: groupsOf(listing, other) }));
  }
  return found.flatMap((one) => one ?? []);
}

/** Best result of a search for each invented person and each unlisted real company. */
export function strangerPairs(
  listings: readonly Listing[],
  { people, companies, folds }: StrangerChoice,
): Observation[] {
  const index = indexOf(listings).index;
  const byPlace = placesOf(index, listings);
  const isListed = listedNames(listings);
  const draw = strangers(randomFrom(SEED));
  const names = [
    ...Array.from({ length: people }, draw),
    ...realCompanies()
      .slice(MEASURED_COMPANIES, MEASURED_COMPANIES + companies)
      .map(({ name }) => name),
  ];
  return names.flatMap((name, i) => {
    const fold = i % FOLDS;
    if (!folds.includes(fold) || isListed(name)) return [];
    const best = bestOf(shownFor(index, name));
    const listing = best && byPlace[best.listing];
    if (!listing) return [];
    return observed(index, best, { source: 'stranger', same: false, fold, groups: groupsOf(listing, name) }) ?? [];
  });
}

/** Whether a change makes another name; replacing a person's title or small word does not. */
const isExchange = (index: Index, { name, listing }: Match): boolean =>
  typeOfListing(index, listing) !== 'person' || !ONE_SIDED.has(name?.finding?.code);
const ONE_SIDED = new Set<NameFinding | undefined>([undefined, 'more_names', 'fewer_names', 'more_middle']);

/** A given name in Latin letters, because in other scripts, or with two letters, it may be read as a small word. */
function givenName(draw: () => string): string {
  const [given = ''] = draw().split(' ');
  return given.length > 2 && LATIN.test(given) ? given : givenName(draw);
}

const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{Z}]+$/u;

/** Words of company names that may occur in another company's name. */
const tellingWords = (listings: readonly Listing[]): string[] =>
  listings.flatMap(({ entityType, names }) =>
    entityType === 'organization'
      ? (names[0]?.value.split(' ').filter((word) => /^[A-Za-z]{5,}$/.test(word)) ?? [])
      : [],
  );

const bestOf = (matches: ReturnType<typeof shownFor>) =>
  matches.toSorted((a, b) => (b.name?.before ?? 0) - (a.name?.before ?? 0))[0];

/** Derived from the listing's number, so a party's pairs stay in one fold. */
const foldOf = ({ sourceId }: Listing): number =>
  [...sourceId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7) % FOLDS;

/** Whether two parties on one list share no birth date, number or name: a publisher rarely lists a party twice. */
function isOther(a: Listing, b: Listing): boolean {
  if (a.list !== b.list) return false;
  const marksOf = ({ birthDates = [], identifiers = [], names }: Listing): string[] => [
    ...birthDates.map(({ earliest, latest }) => `${earliest} ${latest}`),
    ...identifiers.map(({ value }) => value),
    ...names.map(({ value }) => foldedWords(value)),
  ];
  const marks = new Set(marksOf(a));
  return !marksOf(b).some((mark) => marks.has(mark));
}

function aliasesOf(listings: readonly Listing[], random: () => number): Map<string, Removed> {
  const removed = new Map<string, Removed>();
  for (const listing of listings) {
    if (!TYPES.has(listing.entityType)) continue;
    const aliases = listing.names.filter(
      ({ kind, value, quality }) => kind !== 'primary' && quality !== 'weak' && namesWithout(listing, value).length > 0,
    );
    if (aliases.length > 0) removed.set(listing.id, { listing, alias: pick(aliases, random) });
  }
  return removed;
}

/** The listings by position in the index. */
function placesOf(index: Index, listings: readonly Listing[]): readonly (Listing | undefined)[] {
  const byId = new Map<string, Listing>(listings.map((listing) => [listing.id, listing]));
  return Array.from({ length: listings.length }, (_, place) => byId.get(index.listingId(place)));
}
