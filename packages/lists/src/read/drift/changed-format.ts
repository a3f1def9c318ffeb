import { headingKey } from '../../formats/row-groups.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { PublishedFields } from '../../list/published-fields.ts';
import { FIELDS_OF_FORMS, KNOWN_TABLES } from '../../registry/fields-of-forms.ts';
import type { FieldTally } from './field-tally.ts';

/** Maximum number of fields that a message names; beyond it, only the number of others is given. */
const MAX_NAMED = 5;
/** Minimum share of a field that every record has, in percent. */
const ALWAYS = 49;
const FEW = 10;
/** Minimum number of headings that a table shares with those of a list. */
const LEAST_LIKE = 4;

/**
 * Refusal of a file whose records lack a field that every file of this form has, and have an unknown field about as
 * often: its publisher renamed it. Undefined otherwise: a file that merely contains less may be a part of a list.
 */
export function changedFormat(form: string | undefined, tally: FieldTally): ListRefused | undefined {
  const known = form === undefined ? undefined : FIELDS_OF_FORMS.get(form);
  if (known === undefined || tally.records === 0) return undefined;
  const unknown = tally.fields.filter((field) => !known.has(field));
  const most = Math.max(0, ...unknown.map((field) => tally.shareOf(field)));
  const missing = [...known].filter((one) => isMissing(one, tally) && most * 2 >= one[1]).map(([field]) => field);
  return missing.length === 0 ? undefined : refusal(missing, unknown);
}

/** A rarer field may be missing from a few records by chance, and a field of all records from a damaged one. */
function isMissing([field, least]: readonly [field: string, least: number], tally: FieldTally): boolean {
  if (least === 0 || tally.shareOf(field) >= least) return false;
  return (tally.records * least) / 100 >= FEW || (least >= ALWAYS && tally.shareOf(field) === 0);
}

/**
 * Refusal of a table that resembles a list except for some changed headings; undefined if it resembles none. Most key
 * columns of one list must be present: no table of something else has them.
 */
export function changedTable(rows: readonly (readonly string[])[]): ListRefused | undefined {
  const likely = rows
    .flatMap((row) => KNOWN_TABLES.map(({ list, fields }) => likeness(row, list, fields)))
    .filter(({ missing, keys, said }) => missing.length > 0 && missing.length <= keys / 2 && said >= LEAST_LIKE)
    .sort((a, b) => b.said - a.said)[0];
  return likely && refusal(likely.missing, likely.unknown, likely.list);
}

/** How similar a row of headings is to that of a list. */
function likeness(row: readonly string[], list: string, fields: PublishedFields) {
  const headings = new Map(row.map((heading) => [headingKey(heading), heading.trim()]));
  headings.delete('');
  const known = new Set([...fields.keys()].map(headingKey));
  const keys = [...fields].filter(([, least]) => least > 0).map(([field]) => field);
  return {
    list,
    keys: keys.length,
    missing: keys.filter((field) => !headings.has(headingKey(field))),
    said: [...known].filter((key) => headings.has(key)).length,
    unknown: [...headings].filter(([key]) => !known.has(key)).map(([, heading]) => heading),
  };
}

function refusal(missing: readonly string[], unknown: readonly string[], list?: string): ListRefused {
  const what =
    unknown.length === 0
      ? `fields ${named(missing)} are missing`
      : `fields ${named(unknown)} are unknown, and ${named(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`;
  return new ListRefused(
    'format_changed',
    `the publisher changed the format: ${what}. A newer version of Namesake may read it`,
    list === undefined ? {} : { list },
  );
}

function named(fields: readonly string[]): string {
  const names = fields.slice(0, MAX_NAMED).map((field) => field.slice(0, 80));
  const more = fields.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
