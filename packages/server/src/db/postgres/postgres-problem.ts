import { DatabaseError } from 'pg';
import { type StorageProblem, StorageUnavailable } from '../../lib/errors/storage-problem.ts';

const UNREACHABLE: StorageProblem = {
  kind: 'unreachable',
  text: 'The PostgreSQL server cannot be reached, so nothing can be recorded. Check that it runs and that NAMESAKE_DATABASE_URL names it; the service recovers by itself.',
};
const CROWDED: StorageProblem = {
  kind: 'busy',
  text: 'The PostgreSQL server has no connection left, so nothing can be recorded. Raise max_connections or end other clients; the service recovers by itself.',
};
const REFUSED: StorageProblem = {
  kind: 'refused',
  text: 'The PostgreSQL server refuses the user, the password or the database of NAMESAKE_DATABASE_URL, so nothing can be recorded. Correct it or the server; the service tries again every second.',
};
const FULL: StorageProblem = {
  kind: 'full',
  text: 'The disk of the PostgreSQL server is full, so nothing can be recorded. Make room; the service recovers by itself.',
};
const READ_ONLY: StorageProblem = {
  kind: 'read_only',
  text: 'The PostgreSQL server only reads, so nothing can be recorded. NAMESAKE_DATABASE_URL must name the primary; the service recovers by itself.',
};
const SLOW: StorageProblem = {
  kind: 'busy',
  text: 'The PostgreSQL server did not answer in time, so nothing can be recorded. Check its load and its locks; the service recovers by itself.',
};
const FAILING: StorageProblem = {
  kind: 'failing',
  text: 'The PostgreSQL server reports a fault of its disk or its memory, so nothing can be recorded. Check its log; the service tries again every second.',
};
const DAMAGED: StorageProblem = {
  kind: 'damaged',
  text: 'The PostgreSQL server says that its data are damaged. Stop the service, check the log of the server, and restore its last backup.',
};

/** SQLSTATE prefixes: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const STATES: readonly (readonly [prefix: string, problem: StorageProblem])[] = [
  ['08', UNREACHABLE],
  ['57P', UNREACHABLE],
  ['53300', CROWDED],
  ['53100', FULL],
  ['53', FAILING],
  ['25006', READ_ONLY],
  ['28', REFUSED],
  ['3D000', REFUSED],
  ['42501', REFUSED],
  ['57014', SLOW],
  ['55P03', SLOW],
  ['25P03', SLOW],
  ['58', FAILING],
  ['XX001', DAMAGED],
  ['XX002', DAMAGED],
];

/** Connection errors of `pg` that have no code. */
const OF_CONNECTIONS = /connection|timeout|terminated|not queryable|closed|socket|server/i;

/** The server's problem, if it caused an error; undefined if the cause is elsewhere. */
export function postgresProblemOf(error: unknown): StorageProblem | undefined {
  if (error instanceof StorageUnavailable) return error.problem;
  if (error instanceof DatabaseError) return STATES.find(([prefix]) => error.code?.startsWith(prefix) === true)?.[1];
  if (error instanceof AggregateError) return UNREACHABLE;
  if (!(error instanceof Error)) return undefined;
  if ('syscall' in error) return UNREACHABLE;
  if (/query read timeout/i.test(error.message)) return SLOW;
  return error.name === 'Error' && OF_CONNECTIONS.test(error.message) ? UNREACHABLE : undefined;
}

/** Converts an error to `StorageUnavailable` if the server caused it; else returns it unchanged. */
export function asUnavailable(error: unknown): unknown {
  const problem = postgresProblemOf(error);
  if (problem === undefined || error instanceof StorageUnavailable) return error;
  return new StorageUnavailable(problem, { cause: error });
}
