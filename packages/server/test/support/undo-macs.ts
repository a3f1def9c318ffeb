import { CLEARING_NAMES } from '../../src/db/clearing/clearing-tables.ts';

/** SQL that takes away what 0042 to 0054 made, first of all: tables of its triggers may go, too. */
export const undoCustomers = (database: string): readonly string[] => [
  ...['customer_decision', 'customer_good_guy', 'case_decision', 'case_decision_erased'].map((name) =>
    database === 'SQLite' ? `drop trigger ${name}` : `drop function ${name} cascade`,
  ),
  'drop table customer',
  'drop table customer_party',
  'drop table customer_words',
  'drop table customer_group',
  'drop table customer_case',
  'drop table case_comment',
  'drop table case_check',
  'drop table case_attachment',
  'drop table case_settings',
  'drop table absence',
  'drop table webhook',
  'drop table webhook_delivery',
  'drop table watch_run',
  'drop table rule_version',
  'drop table watch_leaves',
  'drop index audit_event_entry',
];

/** SQL that takes away what 0041 made. */
export const UNDO_HISTORY_PROOF: readonly string[] = [
  'drop index list_activation_number',
  ...['number', 'version_digest', 'mac'].map((column) => `alter table list_activation drop column ${column}`),
  'drop table ownership_table',
];

/**
 * SQL that takes away what the tables of before any MACs had not, and the tables that came after.
 *
 * @param gone tables that are dropped besides
 */
export const undoMacs = (gone: readonly string[]): readonly string[] => [
  'drop table proposal',
  ...CLEARING_NAMES.filter((table) => !gone.includes(table) && !MADE_LATER.includes(table)).map((table) =>
    table === 'searched_list' ? 'drop table searched_list' : `alter table ${table} drop column mac`,
  ),
  ...UNDO_HISTORY_PROOF,
];

const MADE_LATER: readonly string[] = [
  'list_activation',
  'ownership_table',
  'customer',
  'customer_words',
  'watch_run',
  'customer_group',
  'rule_version',
];
