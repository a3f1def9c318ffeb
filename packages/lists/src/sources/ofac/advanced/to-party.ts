import type { ListedName, Place } from '@namesake/engine';
import { attributeOf, childOf, childrenOf, itemsOf, oneLine, textOf, type XmlElement } from '../../../xml/element.ts';
import { type Details, emptyDetails } from '../details.ts';
import { readFeature } from '../features.ts';
import { aliasKind, nameOfParts, orderedNames } from '../name-parts.ts';
import { entityTypeOf, type OfacParty } from '../party.ts';
import { readRemarks } from '../remarks.ts';
import { periodOf } from './dates.ts';
import type { Documents } from './documents.ts';
import type { Locations } from './locations.ts';
import type { ReferenceSets } from './reference-sets.ts';

/** Sections before the parties, to which they refer. */
export type Sections = {
  readonly references: ReferenceSets;
  readonly locations: Locations;
  readonly documents: Documents;
};

/** A party before the later sections are known: entries add its programmes and lists, relations its `details`. */
export type OpenParty = Omit<OfacParty, 'programs' | 'legalBasis'> & { readonly profiles: readonly string[] };

/** Converts one `DistinctParty`. */
export function toParty(element: XmlElement, sections: Sections): OpenParty {
  const profiles = childrenOf(element, 'Profile');
  const entityType = entityTypeOf(sections.references.wordOf(profiles[0], 'PartySubType'));
  const details = emptyDetails(entityType === 'person');
  const gathered: Gathered = { details, titles: [], addresses: [], featureTypes: [] };
  const identities = profiles.flatMap((profile) => childrenOf(profile, 'Identity'));
  for (const identity of identities) sections.documents.take(attributeOf(identity, 'ID'), details);
  for (const feature of profiles.flatMap((profile) => childrenOf(profile, 'Feature'))) {
    readVersions(feature, gathered, sections);
  }
  const comment = textOf(element, 'Comment');
  if (comment !== undefined) readRemarks(comment, details);
  return {
    uid: attributeOf(element, 'FixedRef'),
    entityType,
    names: orderedNames(identities.flatMap((identity) => namesOf(identity, sections.references))),
    title: gathered.titles.length === 0 ? undefined : gathered.titles.join('; '),
    addresses: gathered.addresses,
    featureTypes: gathered.featureTypes,
    details,
    profiles: profiles.flatMap((profile) => attributeOf(profile, 'ID') ?? []),
  };
}

type Gathered = {
  readonly details: Details;
  readonly titles: string[];
  readonly addresses: Place[];
  readonly featureTypes: string[];
};

function namesOf(identity: XmlElement, references: ReferenceSets): (ListedName | undefined)[] {
  const types = new Map<string, string | undefined>();
  for (const group of itemsOf(childOf(identity, 'NamePartGroups'), 'MasterNamePartGroup', 'NamePartGroup')) {
    types.set(attributeOf(group, 'ID') ?? '', references.wordOf(group, 'NamePartType'));
  }
  return childrenOf(identity, 'Alias').flatMap((alias) => {
    const isPrimary = attributeOf(alias, 'Primary') === 'true';
    const kind = isPrimary ? 'primary' : aliasKind(references.wordOf(alias, 'AliasType'));
    const quality = attributeOf(alias, 'LowQuality') === 'true' ? 'weak' : 'strong';
    return childrenOf(alias, 'DocumentedName').map((name) => {
      const values = itemsOf(name, 'DocumentedNamePart', 'NamePartValue').map((part) => ({
        type: types.get(attributeOf(part, 'NamePartGroupID') ?? ''),
        value: oneLine(part.text) ?? '',
      }));
      return nameOfParts(values, kind, quality);
    });
  });
}

function readVersions(feature: XmlElement, gathered: Gathered, { references, locations }: Sections): void {
  const type = references.wordOf(feature, 'FeatureType');
  if (type === undefined) return;
  gathered.featureTypes.push(type);
  for (const version of childrenOf(feature, 'FeatureVersion')) {
    for (const reference of childrenOf(version, 'VersionLocation')) {
      const { place, country } = locations.get(attributeOf(reference, 'LocationID') ?? '');
      if (place !== undefined) readPlace(type, place, country, gathered);
    }
    const date = periodOf(childOf(version, 'DatePeriod'));
    const detail = childOf(version, 'VersionDetail');
    const value = references.wordOf(detail, 'DetailReference') ?? oneLine(detail?.text ?? '') ?? date?.text;
    if (value === undefined) continue;
    if (/^title$/i.test(type)) gathered.titles.push(value);
    else readFeature({ type, value, date }, gathered.details);
  }
}

function readPlace(type: string, place: Place, country: string | undefined, { details, addresses }: Gathered): void {
  if (/^place of birth$/i.test(type)) details.birthPlaces.push(place);
  else if (/^(?:location|address)$/i.test(type)) addresses.push(place);
  else readFeature({ type, value: country ?? place.text }, details);
}
