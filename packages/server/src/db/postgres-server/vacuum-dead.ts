import { connect } from './connect.ts';

/** Tables from which contents are deleted; a partitioned one with its partitions. */
const TABLES =
  'screening, hit_decision, hit_decision_event, proposal, good_guy, good_guy_event, batch, batch_chunk, batch_row, lookback, lookback_hit, idempotency_key, audit_event, erased_screening, ledger, ledger_segment, session, invitation, login_attempt, installation';

/**
 * The line of VACUUM that says how many rows were removed, how many remain, and how many are dead and must stay, in
 * whatever language: the first with three numbers and no name.
 */
const ROWS = /^[^\d\n"]*\d+[^\d\n"]+\d+[^\d\n"]+(\d+)[^\d\n"]*$/m;

/**
 * Takes away what deleted rows left in tables and indexes. Searches and other nodes go on meanwhile.
 *
 * @returns false where some must stay, since a transaction that began before they were deleted is still open
 */
export async function vacuumDead(url: string): Promise<boolean> {
  const client = await connect(url, { application_name: 'namesake (erases)', statement_timeout: false });
  let isLeft = false;
  client.on('notice', ({ message = '' }) => {
    isLeft ||= Number(ROWS.exec(message)?.[1] ?? 0) > 0;
  });
  try {
    await client.query(`vacuum (verbose, index_cleanup on, truncate on, skip_locked off) ${TABLES}`);
    return !isLeft;
  } finally {
    await client.end();
  }
}
