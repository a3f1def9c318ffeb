import type { Relation } from '@namesake/engine';
import { detached } from '../../../fields/detached.ts';
import type { XmlFormat, XmlListReader } from '../../../formats/format.ts';
import { ListRefused } from '../../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../../list/record.ts';
import type { Source } from '../../../list/source.ts';
import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from '../../../xml/element.ts';
import { isOnList, listOfParties } from '../on-lists.ts';
import { listingOf } from '../party.ts';
import { dayOf } from './dates.ts';
import { Documents } from './documents.ts';
import { Locations } from './locations.ts';
import { ReferenceSets } from './reference-sets.ts';
import { type SectionValue, SectionValues } from './section-values.ts';
import { type OpenParty, type Sections, toParty } from './to-party.ts';

/** OFAC's ADVANCED XML (the model of the UN's 1267 list): eight sections joined by numbers. */
export const OFAC_ADVANCED_FORMAT: XmlFormat = {
  name: 'OFAC ADVANCED XML',
  recognises: (root) => root.name === 'Sanctions',
  open: (_root, options) => new AdvancedReader(options),
};

/** What the sections after the parties add to one. */
type Joined = {
  readonly party: OpenParty;
  readonly entries: Entry[];
  readonly relations: JoinedRelation[];
  readonly values: readonly SectionValue[];
};

type JoinedRelation = { readonly kind: string; readonly to: string; readonly values: readonly SectionValue[] };

type Entry = {
  readonly list: string;
  readonly programs: readonly string[];
  readonly imposed: readonly string[];
  readonly bases: readonly string[];
  readonly days: readonly string[];
  readonly values: readonly SectionValue[];
};

/**
 * One pass. What parties refer to precedes them and is looked up at once; what refers to parties follows them, so
 * parties are held until the file ends, as listings without their XML.
 */
class AdvancedReader implements XmlListReader {
  readonly recordNames = new Set(['DistinctParty']);
  readonly headNames = new Set([
    'DateOfIssue',
    'ReferenceValueSets',
    'Location',
    'IDRegDocument',
    'ProfileRelationship',
    'SanctionsEntry',
  ]);
  readonly #options: ReaderOptions;
  readonly #sections: Sections;
  readonly #parties: Joined[] = [];
  readonly #byProfile = new Map<string, Joined>();
  readonly #values: SectionValues | undefined;
  #entries = 0;
  #issued: string | undefined;
  #source: Source | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
    const references = new ReferenceSets();
    this.#sections = { references, locations: new Locations(references), documents: new Documents(references) };
    this.#values = options.keepsValues === true ? new SectionValues(references) : undefined;
  }

  get source(): Source | undefined {
    return this.#source;
  }

  head(element: XmlElement): void {
    const { references, locations, documents } = this.#sections;
    if (element.name === 'DateOfIssue') this.#issued = dayOf(element);
    else if (element.name === 'ReferenceValueSets') references.read(element);
    else if (element.name === 'Location') {
      locations.read(element);
      this.#values?.keepPlace(element);
    } else if (element.name === 'IDRegDocument') {
      documents.read(element);
      this.#values?.keepDocument(element);
    } else if (element.name === 'ProfileRelationship') this.#relate(element);
    else this.#enter(element);
  }

  record(element: XmlElement): void {
    const party = detached(toParty(element, this.#sections));
    const joined: Joined = { party, entries: [], relations: [], values: this.#values?.ofParty(element) ?? [] };
    this.#parties.push(joined);
    for (const profile of joined.party.profiles) this.#byProfile.set(profile, joined);
  }

  end(): FileFacts {
    if (this.#issued === undefined) throw new ListRefused('no_date', 'has no readable DateOfIssue');
    if (this.#entries === 0 && this.#parties.length > 0) {
      throw new ListRefused('malformed', 'has no SanctionsEntries, so no programme of any party: fetch it again');
    }
    const lists = this.#parties.map(({ entries }) => entries.map(({ list }) => list));
    const source = listOfParties(lists, this.#options);
    this.#source = source;
    for (const joined of this.#parties.splice(0)) this.#emit(joined, source);
    return { version: this.#issued, publishedAt: `${this.#issued}T00:00:00.000Z` };
  }

  #emit({ party, entries, relations, values }: Joined, source: Source): void {
    const own = entries.filter(({ list }) => isOnList([list], source));
    const bases = [...new Set(own.flatMap((entry) => entry.bases))];
    party.details.relations.push(...relations.flatMap(({ kind, to }) => this.#relationTo(kind, to, source)));
    party.details.listedOn = own.flatMap(({ days }) => days).sort()[0] ?? party.details.listedOn;
    const programs = own.flatMap((entry) => entry.programs);
    const imposed = own.flatMap((entry) => entry.imposed);
    const legalBasis = bases.length === 0 ? undefined : bases.join('; ');
    this.#options.onRecord(listingOf({ ...party, programs, imposed, legalBasis }, source), () =>
      [values, ...own.map((entry) => entry.values), ...relations.map((relation) => relation.values)].flat(),
    );
  }

  #relationTo(kind: string, profile: string, source: Source): Relation[] {
    const other = this.#byProfile.get(profile)?.party;
    if (other === undefined) return [];
    const name = other.names[0]?.value;
    return [
      {
        kind,
        ...(name === undefined ? {} : { name }),
        ...(other.uid === undefined ? {} : { listing: `${source.id}:${other.uid}` as const }),
      },
    ];
  }

  #relate(element: XmlElement): void {
    const to = attributeOf(element, 'To-ProfileID');
    const kind = this.#sections.references.wordOf(element, 'RelationType');
    const from = this.#byProfile.get(attributeOf(element, 'From-ProfileID') ?? '');
    if (from === undefined || to === undefined || kind === undefined) return;
    const former = attributeOf(element, 'Former') === 'true' ? ' (former)' : '';
    from.relations.push({ kind: `${kind}${former}`, to, values: this.#values?.of(element) ?? [] });
  }

  #enter(element: XmlElement): void {
    const { references } = this.#sections;
    const id = attributeOf(element, 'ProfileID') ?? '';
    const joined = this.#byProfile.get(id);
    if (joined === undefined) {
      throw new ListRefused('malformed', `has a SanctionsEntry for profile ${id}, which it does not have`);
    }
    this.#entries += 1;
    const measures = childrenOf(element, 'SanctionsMeasure');
    const named = measures.map((measure) => ({
      type: references.wordOf(measure, 'SanctionsType') ?? '',
      words: textOf(measure, 'Comment') ?? '',
    }));
    const imposed = named.filter(({ type }) => type !== 'Program').flatMap(({ type, words }) => [type, words]);
    const events = childrenOf(element, 'EntryEvent');
    const entry: Entry = {
      list: references.wordOf(element, 'List') ?? '',
      programs: named.filter(({ type, words }) => type === 'Program' && words !== '').map(({ words }) => words),
      imposed: imposed.filter((measure) => measure !== ''),
      bases: events.flatMap((event) => references.knownWordOf(event, 'LegalBasis') ?? []),
      days: events.flatMap((event) => dayOf(childOf(event, 'Date')) ?? []),
      values: this.#values?.of(element) ?? [],
    };
    joined.entries.push(detached(entry));
  }
}
