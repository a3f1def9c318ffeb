import { headingKey } from '../../formats/row-groups.ts';
import { isPrivateField, PRIVATE_FIELDS, type PrivateField } from './fields.ts';

/** A mapping to begin with, as JSON to be written to a file. */
export type MappingDraft = {
  readonly title: string;
  readonly publisher: string;
  readonly split: string;
  readonly dateOrder: 'day-first';
  readonly defaults: { readonly entityType: 'unknown'; readonly effect: 'unknown' };
  readonly columns: Readonly<Record<string, string | readonly string[]>>;
};

/** What the headings of a file are taken to be, and those of which nothing is known. */
export function guessMapping(title: string, headings: readonly string[]): { draft: MappingDraft; unknown: string[] } {
  const columns = new Map<PrivateField, string[]>();
  const unknown: string[] = [];
  for (const heading of headings.map((text) => text.trim()).filter((text) => text !== '')) {
    const field = fieldFor(heading);
    if (field === undefined) unknown.push(heading);
    else columns.set(field, [...(columns.get(field) ?? []), heading]);
  }
  const draft: MappingDraft = {
    title,
    publisher: 'Our own',
    split: ';',
    dateOrder: 'day-first',
    defaults: { entityType: 'unknown', effect: 'unknown' },
    columns: Object.fromEntries(
      [...columns].map(([field, own]) => [field, own.length === 1 && own[0] !== undefined ? own[0] : own]),
    ),
  };
  return { draft, unknown };
}

function fieldFor(heading: string): PrivateField | undefined {
  const key = headingKey(heading);
  return Object.keys(PRIVATE_FIELDS)
    .filter(isPrivateField)
    .find(
      (field) =>
        headingKey(field) === key || PRIVATE_FIELDS[field][1].split('|').some((words) => headingKey(words) === key),
    );
}
