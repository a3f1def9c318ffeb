import { foldIdentifier, isValidImo } from '../../../normalise/identifiers/identifier.ts';
import type { EntityType, Gender, Identifier, IdentifierType, Listing, ListingId } from '../../../types/listing.ts';
import { hashText } from '../../../words/form/hash.ts';
import { referenceKey } from './reference-key.ts';
import { Regimes } from './regimes.ts';

/** Possible birth years, and the day if known. */
export type Birth = { readonly from: number; readonly to: number; readonly day: string | undefined };

/** A number unique to a party: `type:value`, and its issuer. */
export type PartyNumber = { readonly key: string; readonly type: IdentifierType; readonly country: string | undefined };

/** Facts of a listing, other than names, that show whether another listing is the same party. */
export type PartyFacts = {
  readonly list: string;
  readonly sourceId: string;
  readonly type: EntityType;
  readonly repeats: ListingId | undefined;
  /** UN reference, with the type. */
  readonly reference: string | undefined;
  readonly gender: Gender | undefined;
  readonly births: readonly Birth[];
  readonly countries: readonly string[];
  readonly imos: readonly string[];
  readonly numbers: readonly PartyNumber[];
  /** Banks by the first eight characters of their BICs; the rest is a branch. */
  readonly banks: readonly string[];
  /** Hashes of the publisher's reasons, if they are long enough to be unique to a party. */
  readonly reasons: readonly number[];
  /** Sanctions regimes, as `REGIMES` numbers them. */
  readonly regimes: readonly number[];
  /** Hashes of addresses. */
  readonly addresses: readonly number[];
};

/** Kinds of number that are unique to a party. */
const OWN_NUMBERS: ReadonlySet<IdentifierType> = new Set<IdentifierType>([
  'passport',
  'national_id',
  'tax_id',
  'registration_number',
  'lei',
  'ssn',
  'drivers_license',
]);
/** Characters of a BIC that identify the bank, its country and its town. */
const BANK = 8;
/** Shorter numbers are shared by chance. */
const SHORTEST_NUMBER = 5;
/** Shorter texts apply to many parties. */
const SHORTEST_REASON = 80;

/** Most listings lack most values: one shared empty array saves as much memory as a number takes for each. */
const NONE: readonly never[] = [];
const orNone = <Value>(values: readonly Value[]): readonly Value[] => (values.length === 0 ? NONE : values);

/**
 * Extracts the facts of listings that joining compares. Equal values share one object: of a million people, many are
 * born on one day in one country.
 */
export class PartyFactsReader {
  readonly #regimes = new Regimes();
  readonly #lists = new Map<string, string>();
  readonly #births = new Map<string, readonly Birth[]>();
  readonly #countries = new Map<string, readonly string[]>();

  of(listing: Listing, countries: readonly string[]): PartyFacts {
    const { list, sourceId, entityType, repeats, gender, identifiers = NONE, birthDates = NONE } = listing;
    const imos = identifiers.filter(({ type }) => type === 'imo').map(({ value }) => foldIdentifier(value, 'imo'));
    return {
      list: once(this.#lists, list, () => list),
      sourceId,
      type: entityType,
      repeats,
      reference: referenceKey(listing),
      gender,
      births: once(this.#births, JSON.stringify(birthDates), () => birthsOf(birthDates)),
      countries: once(this.#countries, countries.join(), () => countries),
      imos: orNone(entityType === 'vessel' ? imos.filter(isValidImo) : NONE),
      numbers: orNone(identifiers.flatMap(numbersOf)),
      banks: orNone(
        identifiers
          .filter(({ type }) => type === 'bic')
          .map(({ value }) => foldIdentifier(value, 'bic').slice(0, BANK)),
      ),
      reasons: hashesOf(listing.remarks ?? NONE, SHORTEST_REASON),
      regimes: orNone(this.#regimes.of(listing.programs)),
      addresses: hashesOf(
        (listing.addresses ?? NONE).map(({ text }) => text),
        SHORTEST_ADDRESS,
      ),
    };
  }
}

/** Returns the cached value for a key, or creates it. */
function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const own = known.get(key);
  if (own !== undefined) return own;
  const made = make();
  known.set(key, made);
  return made;
}

function numbersOf({ type, value, country }: Identifier): readonly PartyNumber[] {
  const folded = OWN_NUMBERS.has(type) ? foldIdentifier(value, type) : '';
  return folded.length < SHORTEST_NUMBER || !/\d{3}/.test(folded) ? [] : [{ key: `${type}:${folded}`, type, country }];
}

const SHORTEST_ADDRESS = 12;
const SALT = 31;

function birthsOf(birthDates: NonNullable<Listing['birthDates']>): Birth[] {
  return birthDates.map(({ earliest, latest, circa }) => ({
    from: Number(earliest.slice(0, 4)) - (circa ? 1 : 0),
    to: Number(latest.slice(0, 4)) + (circa ? 1 : 0),
    // Publishers write the first of January if only the year is known.
    day: earliest === latest && !circa && !earliest.endsWith('-01-01') ? earliest : undefined,
  }));
}

function hashesOf(texts: readonly string[], shortest: number): readonly number[] {
  const long = texts.filter(({ length }) => length >= shortest);
  return orNone(long.map((text) => hashText(text.toLowerCase().replaceAll(/[\s.,;:]+/g, ''), SALT)));
}
