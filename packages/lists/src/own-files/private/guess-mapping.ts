import { readLabel } from '@namesake/engine/vocabulary';
import { headingKey } from '../../formats/row-groups.ts';
import { fieldOfLabel, isPrivateField, LIST_WORDS, PRIVATE_FIELDS, type PrivateField } from './fields.ts';

/** A draft of a mapping, as JSON to be written to a file. */
export type MappingDraft = {
  readonly title: string;
  readonly publisher: string;
  readonly split: string;
  readonly dateOrder: 'day-first';
  readonly defaults: { readonly entityType: 'unknown'; readonly effect: 'unknown' };
  readonly columns: Readonly<Record<string, string | readonly string[]>>;
};

/** Guesses a mapping from the headings of a file, and returns the unknown ones. */
export function guessMapping(title: string, headings: readonly string[]): { draft: MappingDraft; unknown: string[] } {
  const columns = new Map<PrivateField, string[]>();
  const unmapped: string[] = [];
  for (const heading of headings.map((text) => text.trim()).filter((text) => text !== '')) {
    const field = fieldFor(heading);
    if (field === undefined) unmapped.push(heading);
    else columns.set(field, [...(columns.get(field) ?? []), heading]);
  }
  const secondary = columns.has('id') ? [] : unmapped.filter(isSecondaryId);
  if (secondary.length > 0) columns.set('id', secondary);
  const unknown = unmapped.filter((heading) => !secondary.includes(heading));
  const draft: MappingDraft = {
    title,
    publisher: 'Our own',
    split: ';',
    dateOrder: 'day-first',
    defaults: { entityType: 'unknown', effect: 'unknown' },
    columns: Object.fromEntries(
      [...withHalves(columns)].map(([field, own]) => [field, own.length === 1 && own[0] !== undefined ? own[0] : own]),
    ),
  };
  return { draft, unknown };
}

const isSecondaryId = (heading: string): boolean => readLabel(heading)?.field === 'secondaryId';

function fieldFor(heading: string): PrivateField | undefined {
  const key = headingKey(heading);
  const own = Object.keys(PRIVATE_FIELDS)
    .filter(isPrivateField)
    .find((field) => headingKey(field) === key);
  const [words] = LIST_WORDS.find(([, all]) => all.some((one) => headingKey(one) === key)) ?? [];
  if (own !== undefined || words !== undefined) return own ?? words;
  const label = readLabel(heading);
  return label?.role === null ? fieldOfLabel(label.field) : undefined;
}

/** "Nom, Prénom" and "Apellidos, Nombre": the bare word for a name is the half that no other column has. */
function withHalves(
  columns: ReadonlyMap<PrivateField, readonly string[]>,
): ReadonlyMap<PrivateField, readonly string[]> {
  const names = columns.get('name') ?? [];
  const half =
    columns.has('firstName') === columns.has('lastName')
      ? undefined
      : columns.has('firstName')
        ? 'lastName'
        : 'firstName';
  const bare = names.find((heading) => readLabel(heading)?.field === 'name');
  if (half === undefined || bare === undefined) return columns;
  const others = names.filter((heading) => heading !== bare);
  const turned = new Map(columns).set(half, [bare]);
  if (others.length === 0) turned.delete('name');
  else turned.set('name', others);
  return turned;
}
