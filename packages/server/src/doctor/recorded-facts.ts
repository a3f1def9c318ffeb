import { UNFINISHED_MOVE } from '../db/postgres/refuse-unfit.ts';
import type { Parameter, Row, RowReader } from '../db/reading/row-reader.ts';
import type { DatabaseFacts, DatabaseOrder } from './database-facts.ts';
import { heldRows, refusedRows, requiredRows, sharedContents, storedVersions } from './list-rows.ts';

type Recorded = Omit<DatabaseFacts, 'bytes' | 'walBytes' | 'isWal' | 'damage' | 'server'>;

/** Recorded facts of an installation, from either database; nothing is read from a damaged one. */
export async function recordedFacts(
  reader: RowReader,
  { known, attested }: Pick<DatabaseOrder, 'known' | 'attested'>,
  isWhole: boolean,
): Promise<Recorded> {
  const rows = async (table: string, query: string, ...values: readonly Parameter[]): Promise<readonly Row[]> =>
    isWhole && (await reader.hasTable(table)) ? reader.rows(query, ...values) : [];
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  const made = await rows('kysely_migration', 'select name from kysely_migration order by name');
  const steps = made.map(({ name }) => String(name));
  const isCurrent = isWhole && known.every((step) => steps.includes(step));
  const [audit] = await rows('audit_event', 'select min(at) as first, max(at) as latest from audit_event');
  const [screening] = await rows('screening', 'select max(seq) as seq from screening');
  const [entry] = await rows('ledger', 'select max(number) as last from ledger');
  const [segment] = await rows('ledger_segment', 'select max(last) as last from ledger_segment');
  const entries = number(entry?.['last']) ?? 0;
  const [secret] = await rows('installation', "select value from installation where key = 'secret_check'");
  const moves = await rows('installation', 'select key from installation where key = ?', UNFINISHED_MOVE);
  const [word] = await rows(
    'audit_event',
    "select min(at) as at from audit_event where action = 'lists.attested' and detail_json = ?",
    JSON.stringify({ reason: attested }),
  );
  const value = secret?.['value'];
  return {
    steps,
    isMoveUnfinished: moves.length > 0,
    secretCheck: value instanceof Uint8Array ? value : null,
    firstAt: number(audit?.['first']),
    latestAt: number(audit?.['latest']),
    attestedAt: number(word?.['at']),
    ledger: entry === undefined ? null : { entries, unsealed: entries - (number(segment?.['last']) ?? 0) },
    screenings: number(screening?.['seq']) ?? 0,
    ...(isCurrent
      ? {
          versions: await storedVersions(reader),
          sharedContents: await sharedContents(reader),
          holds: await heldRows(reader),
          required: await requiredRows(reader),
          refused: await refusedRows(reader),
        }
      : { versions: [], sharedContents: new Set<string>(), holds: [], required: [], refused: [] }),
  };
}
