import type { BatchMember } from '@namesake/contract';
import { isLostCell } from '@namesake/lists';
import type { BatchColumn } from '../modules/batches/store/batch.ts';
import { inOrder } from './birth-date-column.ts';
import { hasWords, isFiller } from './column-content.ts';
import { isOwnColumn } from './guess-columns.ts';
import { isLabel, isMisplaced, isNumberOrDate, isWholeName } from './misplaced-words.ts';
import { isOwnName, isPartOf, relatedColumn } from './name-gaps.ts';
import { readHeading } from './read-heading.ts';
import { countryCode, genderWord, typeWord } from './words.ts';

const BIRTH_DATES = ['birthDate', 'birthDateDayFirst', 'birthDateMonthFirst'] as const;
const NAMES: readonly BatchMember[] = ['searchText', 'firstName', 'middleName', 'lastName', 'alias', 'related'];
/** Facts that are compared besides names: if one of these is lost, the others do not clear the party. */
const FACTS: readonly BatchMember[] = [...BIRTH_DATES, 'countries', 'identifier', 'address'];
/**
 * Members for which a lost-value marker means no value: otherwise all rows with that marker would share one reference
 * and count as one customer.
 */
const REFERENCES: readonly BatchMember[] = ['id', 'externalRef', 'identifier', 'address'];
const BETWEEN_VALUES = /[;|,/]/;
const BETWEEN_NAMES = /[;|]/;
const GIVEN: readonly BatchMember[] = ['firstName', 'middleName'];

/** One party of a row, as members of a search. */
type PartyMembers = {
  /** Heading that names a related party; null for the row's own party. */
  readonly role: string | null;
  readonly members: Readonly<Record<string, unknown>>;
  /** Members that could not be parsed. */
  readonly notes: readonly string[];
  /** Headings of names that are not screened; with any of these, an empty result proves nothing. */
  readonly leftOut: readonly string[];
};

/** Parsed content of a row of cells. */
type RowOfCells = {
  readonly id: string | null;
  /** The row's own party first, then related parties. */
  readonly parties: readonly PartyMembers[];
  /** Indexes of columns kept for display, and of ignored columns that contain words. */
  readonly context: readonly number[];
  readonly setAside: readonly number[];
};

/** Parses one row according to its columns. */
export function rowOfCells(cells: readonly string[], columns: readonly BatchColumn[]): RowOfCells {
  const written = columns.flatMap((column, at) => {
    const value = (cells[at] ?? '').trim();
    return value === '' ? [] : [{ ...column, at, value, isLost: isLostCell(value) }];
  });
  const filled = written.filter(({ member, isLost }) => !isLost || !REFERENCES.includes(member));
  const withoutValue = written.filter(({ isLost, ...column }) => isLost && mayBeMissed(column));
  const given = filled.flatMap(({ member, value }) => (GIVEN.includes(member) ? [value] : [])).join(' ');
  const own = ownParty(columns, (member) =>
    filled.flatMap((one) =>
      one.member === member ? (isFormerName(one) ? formerNames(one.value, given) : [one.value]) : [],
    ),
  );
  const related = relatedParties(filled.filter(({ member }) => member === 'related'));
  // Next to related parties, an alias or a number makes an own party; a row of related parties only has none.
  const saysWho = own.members['searchText'] !== '' || own.members['identifiers'] !== undefined;
  const parties = saysWho || columns.some(isOwnName) || related.length === 0 ? [own, ...related] : related;
  const names = parties
    .flatMap(({ members }) => [members['searchText'], members['aliases'] ?? []])
    .flat()
    .map(String);
  const screened = names.join(' ');
  const hasName = names.some(isWholeName);
  // A later row may hold words in a column of numbers, so unmapped columns are checked row by row.
  const aside = filled.filter(
    ({ heading, member, value }) =>
      (member === 'ignore' || member === 'unmapped') && !isOwnColumn(heading) && hasWords(value, heading),
  );
  const kept = filled.filter(({ member }) => member === 'context');
  const unsaid = [...aside, ...kept].filter(({ member, holds }) => member === 'unmapped' || holds === 'names');
  const lost = unsaid.filter(({ value }) => !isPartOf(value, screened));
  const misplaced = filled.filter(
    (column) => !column.isLost && isMisplaced(column.value, column, { texts: screened, hasName }),
  );
  // The name of such a row is elsewhere: in a shifted column, or missing.
  const numbers = filled.filter(
    ({ member, value, isLost }) =>
      !isLost && NAMES.includes(member) && (isNumberOrDate(value) || (member === 'searchText' && isLabel(value))),
  );
  const leftOut = [...lost, ...misplaced, ...numbers, ...withoutValue].map(({ heading }) => heading);
  // A separator within a name shifts the rest of the row past the last known column.
  const beyond = cells.flatMap((cell, at) =>
    at >= columns.length && hasWords(cell, '') && !isPartOf(cell, screened) ? [`Column ${at + 1}`] : [],
  );
  return {
    id: filled.find(({ member }) => member === 'id')?.value ?? null,
    parties: parties.map((party, at) => (at === 0 ? { ...party, leftOut: [...leftOut, ...beyond] } : party)),
    context: kept.map(({ at }) => at),
    setAside: aside.map(({ at }) => at),
  };
}

const isFormerName = ({ heading, member }: Pick<BatchColumn, 'heading' | 'member'>): boolean =>
  member === 'alias' && readHeading(heading)?.field === 'formerName';

/**
 * Former names. A maiden name is combined with the given name: alone it is shared by all its bearers, and the one
 * listed party with both may be one of hundreds.
 */
function formerNames(cell: string, given: string): readonly string[] {
  return cell.split(BETWEEN_NAMES).flatMap((text) => {
    const name = text.trim();
    if (given === '' || name === '' || isFiller(name) || isPartOf(given, name)) return [name];
    const whole = [`${given} ${name}`, `${name} ${given}`];
    return name.includes(' ') ? [...whole, name] : whole;
  });
}

/** Whether a lost value was to be screened, or may have been a name. */
const mayBeMissed = ({ member, holds }: BatchColumn): boolean =>
  NAMES.includes(member) ||
  FACTS.includes(member) ||
  (member === 'unmapped' && holds !== 'other') ||
  (member === 'context' && holds === 'names');

type ValuesOf = (member: BatchMember) => readonly string[];

function ownParty(columns: readonly BatchColumn[], valuesOf: ValuesOf): PartyMembers {
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
  const [birthDate] = BIRTH_DATES.flatMap((member) => valuesOf(member).map((value) => inOrder(value, member)));
  const identifiers = valuesOf('identifier').map((value) => ({ value }));
  const { searchText = columns.some(isOwnName) ? '' : (identifiers[0]?.value ?? ''), aliases } = namesOf(valuesOf);
  const addresses = valuesOf('address');
  const [externalRef] = valuesOf('externalRef');
  return {
    role: null,
    members: {
      searchText,
      ...(type === undefined ? {} : { type }),
      ...(birthDate === undefined ? {} : { birthDate }),
      ...(gender === undefined ? {} : { gender }),
      ...(countries.length === 0 ? {} : { countries: [...new Set(countries)] }),
      ...(identifiers.length === 0 ? {} : { identifiers }),
      ...(aliases.length === 0 ? {} : { aliases }),
      ...(addresses.length === 0 ? {} : { addresses }),
      ...(externalRef === undefined ? {} : { externalRef }),
    },
    notes,
    leftOut: [],
  };
}

const INVERTED = /\p{L}{2}\s*[,،，]\s*\p{L}{3}/u;

/** Maximum number of whole-name columns that may continue one name: "Name 1", "Name 2". */
const MAX_LINES = 4;

/**
 * Names of a row. Halves are combined in both orders. Whole names are read separately and, since "Name 2" may continue
 * "Name 1", also together. Single words beside halves may be either: "Jméno" is a given or a whole name.
 */
function namesOf(valuesOf: ValuesOf): { readonly searchText: string | undefined; readonly aliases: readonly string[] } {
  const [given, family] = [[...valuesOf('firstName'), ...valuesOf('middleName')], valuesOf('lastName')];
  const wholes = valuesOf('searchText');
  const joined = wholes.length > 1 && wholes.length <= MAX_LINES ? [wholes.join(' ')] : [];
  const orders =
    given.length > 0 && family.length > 0
      ? [
          [...given, ...family],
          [...family, ...given],
        ]
      : [[...given, ...family]];
  const halves = orders
    .map((parts) => parts.join(' '))
    .filter((text) => text !== '' && !wholes.some((whole) => isPartOf(text, whole) && isPartOf(whole, text)));
  const rest = [...given, ...family].join(' ');
  const isWhole = given.length > 0 && family.length > 0;
  const completed = wholes.flatMap((whole) => {
    const isName = whole.includes(' ') && (isWhole || isPartOf(rest, whole));
    return rest === '' || isName || isPartOf(whole, rest) ? [] : [`${whole} ${rest}`, `${rest} ${whole}`];
  });
  // "Vestrakov, Orlan" in a column of half names is a whole name, whatever the other half holds.
  const inverted = isWhole ? [...given, ...family].filter((text) => INVERTED.test(text)) : [];
  const others = valuesOf('alias')
    .flatMap((text) => text.split(BETWEEN_NAMES))
    .map((text) => text.trim());
  const [searchText, ...aliases] = [...wholes, ...joined, ...halves, ...completed, ...inverted, ...others].filter(
    Boolean,
  );
  return { searchText, aliases: [...new Set(aliases)].filter((alias) => alias !== searchText) };
}

type FilledColumn = { readonly heading: string; readonly value: string; readonly isLost: boolean };

/** Related parties of a row, each a separate search; two halves of a name form one party. */
function relatedParties(columns: readonly FilledColumn[]): readonly PartyMembers[] {
  const groups = new Map<string, (FilledColumn & { readonly half: 'given' | 'family' | null })[]>();
  for (const column of columns) {
    const { role, half } = relatedColumn(column.heading);
    const key = half === null ? `\n${column.heading}` : role;
    groups.set(key, [...(groups.get(key) ?? []), { ...column, half }]);
  }
  return [...groups.values()].map((parts) => {
    const ordered = (half: 'given' | 'family'): readonly string[] =>
      parts.flatMap((part) => (part.half === half ? [part.value] : []));
    const [given, family] = [ordered('given'), ordered('family')];
    const whole = parts.filter(({ half }) => half === null).map(({ value }) => value);
    const searchText = [...whole, ...given, ...family].join(' ');
    const turned = given.length > 0 && family.length > 0 ? [[...family, ...given].join(' ')] : [];
    return {
      role: parts[0]?.heading ?? '',
      members: { searchText, ...(turned.length === 0 ? {} : { aliases: turned }) },
      notes: [],
      leftOut: parts.filter(({ isLost }) => isLost || isNumberOrDate(searchText)).map(({ heading }) => heading),
    };
  });
}
