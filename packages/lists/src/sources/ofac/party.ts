import {
  EFFECTS,
  type Effect,
  type EntityType,
  type ListedName,
  type Listing,
  type Place,
} from '@namesake/engine/vocabulary';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { lookup } from '../../fields/lookup.ts';
import type { Rejection } from '../../list/record.ts';
import type { Source } from '../../list/source.ts';
import type { Details } from './details.ts';
import { legalBasisOf, nonSdnMeasures } from './programs.ts';
import { OFAC_SDN, ofacRecordUrl } from './source.ts';

/** Facts about one party, common to all forms of OFAC's lists. */
export type OfacParty = {
  /** OFAC's id of the party: the same in every form, so that changing the form keeps ids. */
  readonly uid: string | undefined;
  readonly entityType: EntityType;
  /** Distinct, primary name first. */
  readonly names: readonly ListedName[];
  /** One text; parts are separated by semicolons. */
  readonly title: string | undefined;
  readonly programs: readonly string[];
  readonly addresses: readonly Place[];
  /** Types of all ids or features: some say which measure was imposed. */
  readonly featureTypes: readonly string[];
  readonly details: Details;
  /** Measures in the publisher's words, if the form names them. */
  readonly imposed?: readonly string[];
  /** In the publisher's words; if the form has none, it follows from the programmes. */
  readonly legalBasis?: string | undefined;
};

const TYPES: Readonly<Record<string, EntityType>> = {
  individual: 'person',
  entity: 'organization',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

/** By OFAC's word, never by its number: the numbers differ between its files. */
export function entityTypeOf(word: string | undefined): EntityType {
  return lookup(TYPES, word?.toLowerCase()) ?? 'unknown';
}

/** Converts a party to its listing on one of OFAC's two lists. */
export function listingOf(party: OfacParty, source: Source): Listing | Rejection {
  const { uid, entityType, names, title, details } = party;
  if (uid === undefined) return { rejected: 'no_id' };
  if (names.length === 0) return { rejected: 'no_name' };
  const programs = [...new Set(party.programs)];
  return compactListing({
    id: `${source.id}:${uid}` as const,
    list: source.id,
    sourceId: uid,
    entityType,
    names,
    gender: details.gender,
    birthDates: details.birthDates,
    birthPlaces: details.birthPlaces,
    nationalities: countriesOf(details),
    addresses: party.addresses,
    identifiers: details.identifiers,
    positions: title === undefined ? [] : title.split(/;\s*/).filter((part) => part !== ''),
    contacts: details.contacts,
    vessel: entityType === 'vessel' ? filled(details.vessel) : undefined,
    aircraft: entityType === 'aircraft' ? filled(details.aircraft) : undefined,
    organization: filled(details.organization),
    relations: details.relations,
    programs,
    ...measuresOf(source, programs, party),
    legalBasis: party.legalBasis ?? legalBasisOf(programs),
    listedOn: details.listedOn,
    url: ofacRecordUrl(uid),
    status: 'active' as const,
    remarks: details.remarks,
  });
}

function measuresOf(
  source: Source,
  programs: readonly string[],
  { featureTypes, imposed = [] }: OfacParty,
): { effect: Effect; measures: string[] } {
  if (source.id === OFAC_SDN.id) return { effect: 'asset_freeze', measures: ['Block'] };
  const { effects, measures } = nonSdnMeasures(programs, featureTypes);
  // A party may be on both lists: blocking belongs to the other.
  const own = imposed.filter((measure) => !/^block/i.test(measure));
  return {
    effect: EFFECTS.find((effect) => effects.includes(effect)) ?? source.effect,
    measures: [...new Set([...measures, ...own])],
  };
}

function countriesOf({ nationalities, remarks }: Details): string[] {
  const codes = new Set<string>();
  for (const name of nationalities) {
    const code = countryCode(name);
    if (code !== undefined) codes.add(code);
    else remarks.push(`nationality ${name}`);
  }
  return [...codes];
}

function filled<T extends object>(facts: T) {
  const known = compact(facts);
  return Object.keys(known).length === 0 ? undefined : known;
}
