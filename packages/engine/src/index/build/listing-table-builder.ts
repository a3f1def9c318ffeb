import { ENTITY_TYPES, type Listing, type TraitsOfLists } from '../../types/listing.ts';
import { effectBits } from '../tables/effect-bits.ts';
import { growingBytes, growingShorts } from '../tables/growing-array.ts';
import { IdentifierTableBuilder } from '../tables/identifier-table.ts';
import type { IndexData, ListingTable, PartyTable } from '../tables/index-data.ts';
import { PackedStringsBuilder } from '../tables/packed-strings.ts';
import { RowsBuilder, rowAt } from '../tables/rows.ts';
import type { FormerParts } from './former/former-parts.ts';
import { factsOf } from './listing-facts.ts';
import { type PartyFacts, PartyFactsReader } from './parties/party-facts.ts';

/** Data of listings in an index, except their names. */
export type Listings = Pick<IndexData, 'lists' | 'listTraits' | 'programs' | 'identifiers'> & {
  readonly listings: Omit<ListingTable, 'nameStarts' | keyof PartyTable>;
  /** By listing, the facts that joining needs; undefined for listings unchanged from an earlier index. */
  readonly partyFacts: (PartyFacts | undefined)[];
};

/** Collects listings in order of precedence, without their names. */
export class ListingTableBuilder {
  readonly #ids = new PackedStringsBuilder();
  readonly #facts = new PackedStringsBuilder();
  readonly #lists = new Numbered();
  readonly #programs = new Numbered();
  readonly #list = growingBytes();
  readonly #type = growingBytes();
  readonly #effects = growingShorts();
  readonly #delisted = growingBytes();
  readonly #programRows = new RowsBuilder();
  readonly #identifiers = new IdentifierTableBuilder();
  readonly #reader = new PartyFactsReader();
  readonly #partyFacts: (PartyFacts | undefined)[] = [];

  readonly #traits: TraitsOfLists;

  constructor(traits: TraitsOfLists) {
    this.#traits = traits;
  }

  add(listing: Listing): void {
    const number = this.#ids.count;
    this.#ids.add(listing.id);
    this.#list.push(this.#lists.of(listing.list));
    this.#type.push(ENTITY_TYPES.indexOf(listing.entityType));
    this.#effects.push(effectBits(listing.effects ?? [listing.effect]));
    this.#delisted.push(listing.status === 'delisted' ? 1 : 0);
    this.#programRows.add(listing.programs.map((program) => this.#programs.of(program)));
    const own = factsOf(listing);
    this.#facts.add(JSON.stringify(own));
    this.#identifiers.add(number, own);
    this.#partyFacts.push(this.#reader.of(listing, own.countries ?? []));
  }

  /** Adds a listing of the earlier index. */
  addFormer(former: FormerParts, place: number): void {
    const { lists, programs, listings } = former.data;
    const number = this.#ids.count;
    this.#ids.addFrom(listings.ids, place);
    this.#list.push(this.#lists.of(lists[listings.list[place] ?? 0] ?? ''));
    this.#type.push(listings.type[place] ?? 0);
    this.#effects.push(listings.effects[place] ?? 0);
    this.#delisted.push(listings.delisted[place] ?? 0);
    this.#programRows.add(
      Array.from(rowAt(listings.programs, place), (program) => this.#programs.of(programs[program] ?? '')),
    );
    this.#facts.addFrom(listings.facts, place);
    former.eachIdentifier(place, (key) => this.#identifiers.addKey(number, key));
    this.#partyFacts.push(undefined);
  }

  build(): Listings {
    const programs = this.#programs.values.toSorted();
    const places = new Map(programs.map((program, i) => [program, i]));
    const placeOf = this.#programs.values.map((program) => places.get(program) ?? 0);
    const rows = this.#programRows.build();
    return {
      lists: this.#lists.values,
      listTraits: this.#lists.values.map((list) => this.#traits[list] ?? {}),
      programs,
      listings: {
        ids: this.#ids.build(),
        list: this.#list.finish(),
        type: this.#type.finish(),
        effects: this.#effects.finish(),
        delisted: this.#delisted.finish(),
        programs: { starts: rows.starts, values: rows.values.map((program) => placeOf[program] ?? 0) },
        facts: this.#facts.build(),
      },
      identifiers: this.#identifiers.build(),
      partyFacts: this.#partyFacts,
    };
  }
}

/** Numbers texts in order of first use. */
class Numbered {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.#numbers.set(value, number);
    return number;
  }
}
