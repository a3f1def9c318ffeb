import { readDate } from '../../src/score/fields/read-date.ts';
import type { Identifier, IdentifierType, ListedName, Listing, PartialDate } from '../../src/types/listing.ts';

/** What a test says of an invented party; the rest is left out, as a publisher would. */
export type PartyDraft = Partial<Omit<Listing, 'names' | 'id'>> & {
  readonly aliases?: readonly (string | ListedName)[];
};

/** An invented listing. Its id is made of its list and `sourceId`, or of its first name. */
export function party(name: string | ListedName, draft: PartyDraft = {}): Listing {
  const { aliases = [], ...facts } = draft;
  const primary = typeof name === 'string' ? strong(name, 'primary') : name;
  const list = facts.list ?? 'us_ofac_sdn';
  const sourceId = facts.sourceId ?? primary.value.replaceAll(' ', '-');
  return {
    id: `${list}:${sourceId}`,
    list,
    sourceId,
    entityType: 'person',
    names: [primary, ...aliases.map((alias) => (typeof alias === 'string' ? strong(alias) : alias))],
    programs: [],
    effect: 'asset_freeze',
    status: 'active',
    ...facts,
  };
}

export const company = (name: string, draft: PartyDraft = {}): Listing =>
  party(name, { entityType: 'organization', ...draft });

export const vessel = (name: string, draft: PartyDraft = {}): Listing =>
  party(name, { entityType: 'vessel', ...draft });

export const strong = (value: string, kind: ListedName['kind'] = 'alias'): ListedName => ({
  value,
  kind,
  quality: 'strong',
  script: 'Latn',
});

export const weak = (value: string): ListedName => ({ ...strong(value), quality: 'weak' });

export const identifier = (type: IdentifierType, value: string): Identifier => ({ type, value });

/** A birth date as lists give it: a day, a month, a year (`1950-05`), or a range (`1948 to 1952`). */
export function born(text: string, circa = false): PartialDate {
  const date = readDate(text);
  if (!date) throw new Error(`"${text}" is no date.`);
  return { ...date, circa };
}
