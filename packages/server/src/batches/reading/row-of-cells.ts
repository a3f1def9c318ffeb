import type { BatchMember } from '@namesake/contract';
import type { BatchColumn } from '../batch.ts';
import { countryCode, genderWord, typeWord } from './words.ts';

const BETWEEN_VALUES = /[;|,/]/;

/** Members of a search as a row of cells has them, and which could not be understood. */
export type RowMembers = {
  readonly id: string | null;
  readonly members: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
};

/** Reads one row by what its columns hold. Parts of a name are joined in the order first, middle, last. */
export function rowOfCells(cells: readonly string[], columns: readonly BatchColumn[]): RowMembers {
  const valuesOf = (member: BatchMember): readonly string[] =>
    columns.flatMap((column, at) => (column.member === member ? [(cells[at] ?? '').trim()] : [])).filter(Boolean);
  // Several persons of one row are screened together: each is found.
  const whole = valuesOf('searchText').join('; ');
  const parts = [...valuesOf('firstName'), ...valuesOf('middleName'), ...valuesOf('lastName')];
  const notes: string[] = [];
  const understood = <Value>(
    member: BatchMember,
    texts: readonly string[],
    read: (text: string) => Value | undefined,
  ) =>
    texts.flatMap((text) => {
      const value = read(text);
      if (value === undefined && !notes.includes(member)) notes.push(member);
      return value === undefined ? [] : [value];
    });
  const countryTexts = valuesOf('countries').flatMap((text) => text.split(BETWEEN_VALUES));
  const countries = understood('countries', countryTexts.map((text) => text.trim()).filter(Boolean), countryCode);
  const [type] = understood('type', valuesOf('type').slice(0, 1), typeWord);
  const [gender] = understood('gender', valuesOf('gender').slice(0, 1), genderWord);
  const [birthDate] = valuesOf('birthDate');
  const identifiers = valuesOf('identifier').map((value) => ({ value }));
  const otherNames = whole === '' || parts.length === 0 ? [] : [parts.join(' ')];
  const aliases = [...valuesOf('alias').flatMap((text) => text.split(/[;|]/)), ...otherNames];
  const addresses = valuesOf('address');
  const [externalRef] = valuesOf('externalRef');
  return {
    id: valuesOf('id')[0] ?? null,
    members: {
      searchText: whole === '' ? parts.join(' ') : whole,
      ...(type === undefined ? {} : { type }),
      ...(birthDate === undefined ? {} : { birthDate }),
      ...(gender === undefined ? {} : { gender }),
      ...(countries.length === 0 ? {} : { countries: [...new Set(countries)] }),
      ...(identifiers.length === 0 ? {} : { identifiers }),
      ...(aliases.length === 0 ? {} : { aliases: aliases.map((text) => text.trim()).filter(Boolean) }),
      ...(addresses.length === 0 ? {} : { addresses }),
      ...(externalRef === undefined ? {} : { externalRef }),
    },
    notes,
  };
}
