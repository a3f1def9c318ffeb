import { CLEARING_NAMES } from '../../src/storage/clearing/clearing-tables.ts';

/**
 * SQL that takes away what the tables of before any MACs had not, and the tables that came after.
 *
 * @param gone tables that are dropped besides
 */
export const undoMacs = (gone: readonly string[]): readonly string[] => [
  'drop table proposal',
  ...CLEARING_NAMES.filter((table) => !gone.includes(table)).map((table) =>
    table === 'searched_list' ? 'drop table searched_list' : `alter table ${table} drop column mac`,
  ),
];
