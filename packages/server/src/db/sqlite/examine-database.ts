import Database from 'better-sqlite3';

/** Contents of a database, counted by what an operator would miss. */
export type Counts = {
  readonly screenings: number;
  readonly tokens: number;
  readonly users: number;
  readonly policyVersions: number;
  readonly listVersions: number;
  readonly heldRemovals: number;
  readonly ownershipStakes: number;
  readonly auditEvents: number;
};

/** Contents of a database, read without changing it. */
type Examined = {
  /** Description of the damage; undefined if there is none. */
  readonly damage: string | undefined;
  /** Last migration of the tables. */
  readonly schema: string;
  readonly counts: Counts;
  /** Contents of list versions it relies on: SHA-256, hexadecimal. */
  readonly contents: readonly string[];
};

/** Tables behind the counts. */
const TABLES: Readonly<Record<keyof Counts, string>> = {
  screenings: 'screening',
  tokens: 'api_token',
  users: 'user_account',
  policyVersions: 'policy_version',
  listVersions: 'list_version',
  heldRemovals: 'list_hold',
  ownershipStakes: 'ownership_stake',
  auditEvents: 'audit_event',
};

/**
 * Examines a copy of a database that is not in use.
 * @throws the database's error, when it is not a database or lacks the tables of an installation
 */
export function examineDatabase(path: string): Examined {
  const connection = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const one = (query: string): unknown => connection.prepare(query).pluck().get();
    const found = String(connection.pragma('integrity_check(1)', { simple: true }));
    const count = (table: string): number => Number(one(`select count(*) from ${table}`));
    const contents = connection
      .prepare(
        'select content from list_version where kept = 1 union select content from list_hold where content is not null',
      )
      .pluck()
      .all();
    return {
      damage: found === 'ok' ? undefined : (found.split('\n').at(-1) ?? found),
      schema: String(one('select max(name) from kysely_migration')),
      counts: {
        screenings: count(TABLES.screenings),
        tokens: count(TABLES.tokens),
        users: count(TABLES.users),
        policyVersions: count(TABLES.policyVersions),
        listVersions: count(TABLES.listVersions),
        heldRemovals: count(TABLES.heldRemovals),
        ownershipStakes: count(TABLES.ownershipStakes),
        auditEvents: count(TABLES.auditEvents),
      },
      contents: contents.map(String),
    };
  } finally {
    connection.close();
  }
}
