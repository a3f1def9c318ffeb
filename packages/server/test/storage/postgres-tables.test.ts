import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migratePostgres } from '../../src/db/postgres/open-tables.ts';
import { onDatabase, type TestDatabase, testDatabase } from '../support/postgres.ts';

const NOW_MS = Date.parse('2026-03-15T12:00:00Z');

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

describe('the tables on PostgreSQL', () => {
  it('are made once, by however many processes that start together', async () => {
    await Promise.all([1, 2, 3].map(() => migratePostgres(database.url, NOW_MS)));
    await migratePostgres(database.url, NOW_MS);
    const [made] = await onDatabase(database.url, 'select count(*)::int as steps from kysely_migration');
    expect(made?.['steps']).toBeGreaterThan(17);
  });

  it('compare every text by its bytes, whatever the language of the server', async () => {
    await migratePostgres(database.url, NOW_MS);
    const other = await onDatabase(
      database.url,
      `select table_name, column_name from information_schema.columns where table_schema = 'public'
       and data_type = 'text' and collation_name is distinct from 'C'`,
    );
    expect(other).toEqual([]);
  });

  it('hold screenings by month, a year ahead, and those of no month', async () => {
    await migratePostgres(database.url, NOW_MS);
    const rows = await onDatabase(
      database.url,
      `select relname from pg_class where oid in (select inhrelid from pg_inherits where inhparent = 'screening'::regclass)
       and relkind = 'r' order by relname`,
    );
    const names = rows.map((row) => row['relname']);
    expect(names).toContain('screening_2026_03');
    expect(names).toContain('screening_2027_03');
    expect(names).toContain('screening_other');
    await migratePostgres(database.url, Date.parse('2026-09-01T00:00:00Z'));
    const [last] = await onDatabase(database.url, `select to_regclass('screening_2027_10')::text as name`);
    expect(last?.['name']).toBe('screening_2027_10');
  });
});
