import type { ListedName, Listing, LoadedLists } from '@namesake/engine';
import { compact } from '../fields/compact.ts';
import { compactListing } from '../fields/compact-listing.ts';
import { distinctNames, nameOf } from '../fields/name.ts';
import { parseDate } from '../fields/parse-date.ts';
import { placeOfLine } from '../fields/place.ts';
import { SAMPLE_CRAFT_AND_WALLETS } from './craft-and-wallets.ts';
import { SAMPLE_ORGANIZATIONS } from './organizations.ts';
import { SAMPLE_PERSONS } from './persons.ts';
import type { SampleParty } from './sample-party.ts';

/** Id of the bundled list of invented parties. */
export const SAMPLE_LIST_ID = 'sample';

/** The bundled list of invented parties, for trying a screener: every outcome is `demo`. Also runs in a browser. */
export function sampleLists(): LoadedLists & { readonly listings: Listing[] } {
  const parties = [...SAMPLE_PERSONS, ...SAMPLE_ORGANIZATIONS, ...SAMPLE_CRAFT_AND_WALLETS];
  return { listings: parties.map(toListing), gaps: ['The parties of the sample are invented.'], isSample: true };
}

function toListing(party: SampleParty): Listing {
  return compactListing({
    id: `${SAMPLE_LIST_ID}:${party.id}` as const,
    list: SAMPLE_LIST_ID,
    sourceId: party.id,
    entityType: party.type,
    names: namesOf(party),
    gender: party.gender,
    birthDates: (party.born ?? []).map(parseDate).filter((date) => date !== undefined),
    birthPlaces: party.bornIn === undefined ? [] : [placeOfLine(party.bornIn)],
    nationalities: party.nationalities,
    addresses: party.address === undefined ? [] : [placeOfLine(party.address)],
    identifiers: (party.ids ?? []).map(([type, value, country, label]) => compact({ type, value, country, label })),
    positions: party.positions,
    vessel: party.vessel,
    aircraft: party.aircraft,
    relations: (party.linkedTo ?? []).map((name) => ({ kind: 'Linked To', name })),
    programs: [party.program],
    effect: party.effect,
    measures: ['Fictional measure'],
    legalBasis: 'None: this party is invented',
    listedOn: '2026-01-01',
    status: 'active' as const,
    remarks: [party.remark, 'Invented for the sample list.'].filter((text) => text !== undefined),
  });
}

function namesOf(party: SampleParty): ListedName[] {
  const { aliases = [], weak = [], former = [] } = party;
  const primary = nameOf(party.name, { kind: 'primary', quality: 'strong' });
  return distinctNames([
    primary === undefined ? undefined : compact({ ...primary, parts: party.parts }),
    ...aliases.map((name) => nameOf(name, { kind: 'alias', quality: 'strong' })),
    ...weak.map((name) => nameOf(name, { kind: 'alias', quality: 'weak' })),
    ...former.map((name) => nameOf(name, { kind: 'former', quality: 'strong' })),
  ]);
}
