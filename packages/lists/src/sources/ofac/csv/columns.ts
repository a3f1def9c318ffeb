import type { Cells, Companions } from './to-listing.ts';

/** Columns of each file, which has no headings, as named in OFAC's data specification. */
export const COLUMNS = {
  SDN: [
    'ent_num',
    'SDN_Name',
    'SDN_Type',
    'Program',
    'Title',
    'Call_Sign',
    'Vess_type',
    'Tonnage',
    'GRT',
    'Vess_flag',
    'Vess_owner',
    'Remarks',
  ],
  ADD: ['ent_num', 'add_num', 'Address', 'City', 'Country', 'Add_remarks'],
  ALT: ['ent_num', 'alt_num', 'alt_type', 'alt_name', 'alt_remarks'],
  COMMENTS: ['ent_num', 'Remarks'],
} as const;

/** Every value of a record in all files. Remarks continue in the comment, even mid-word, so the two are joined. */
export function* valuesOf(row: Cells, { addresses, aliases, comment }: Companions): Generator<[string, string]> {
  yield* valuesIn('SDN', comment === undefined ? row : [...row.slice(0, -1), `${row.at(-1) ?? ''}${comment}`]);
  for (const address of addresses) yield* valuesIn('ADD', address);
  for (const alias of aliases) yield* valuesIn('ALT', alias);
}

function valuesIn(file: keyof typeof COLUMNS, cells: Cells): [string, string][] {
  return COLUMNS[file].map((column, at) => [`${file}/${column}`, cells[at] ?? '']);
}
