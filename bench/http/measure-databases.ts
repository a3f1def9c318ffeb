import { tmpdir } from 'node:os';
import { sampleListings } from '@namesake/lists';
import { Client } from 'pg';
import { startPostgres } from '../../packages/server/test/support/start-postgres.ts';
import { type RunningService, startService } from '../service/running-service.ts';
import { drive } from './drive.ts';
import { recombined, searchTexts } from './search-texts.ts';

const CONNECTIONS = 32;
const WARM_UP = 10_000;
const ROUND = 5_000;
const ROUNDS = 4;

/** Searches per second in each round, and bytes per record. */
export type OfDatabase = { readonly perSecond: readonly number[]; readonly recordBytes: number };
export type DatabasesReport = { readonly sqlite: OfDatabase; readonly postgres: OfDatabase; readonly ratio: number };

/**
 * Recorded searches over HTTP on the fictional sample, alternating between SQLite and PostgreSQL on the same machine.
 * Both flush commits to disk. The ratio is that of the medians.
 */
export async function measureDatabases({ cases, json }: { readonly cases: string; readonly json: boolean }) {
  // The same disk as SQLite, and the server's defaults except for memory.
  const server = await startPostgres(['shared_buffers=128MB'], tmpdir());
  const url = server.url();
  const environment = { NAMESAKE_DATABASE_URL: url, NAMESAKE_SECRET: 'Zq3v8Lw1nT6yRk5uHd0pXb7sMf2cJg9e' };
  const services: RunningService[] = [];
  try {
    const sqlite = await startService(null);
    services.push(sqlite);
    const postgres = await startService(null, environment);
    services.push(postgres);
    const count = WARM_UP + ROUNDS * ROUND;
    const texts = searchTexts(cases, sampleListings().listings, WARM_UP);
    const all = [...texts, ...recombined(texts, count - texts.length)];
    const bytes = { sqlite: async () => sqlite.databaseBytes(), postgres: () => bytesOf(url) };
    const measured = { sqlite: [] as number[], postgres: [] as number[] };
    const both = [
      { name: 'sqlite', base: sqlite.base, token: await sqlite.token() },
      { name: 'postgres', base: postgres.base, token: await postgres.token() },
    ] as const;
    const before = { sqlite: await bytes.sqlite(), postgres: await bytes.postgres() };
    for (const { base, token } of both)
      await drive({ base, token, texts: all.slice(0, WARM_UP), connections: CONNECTIONS });
    for (let from = WARM_UP; from < count; from += ROUND)
      for (const { name, base, token } of both) {
        const driven = await drive({ base, token, texts: all.slice(from, from + ROUND), connections: CONNECTIONS });
        measured[name].push(driven.perSecond);
      }
    for (const service of services) await service.end();
    const of = async (name: 'sqlite' | 'postgres'): Promise<OfDatabase> => ({
      perSecond: measured[name],
      recordBytes: Math.round(((await bytes[name]()) - before[name]) / count),
    });
    const [onSqlite, onPostgres] = [await of('sqlite'), await of('postgres')];
    const ratio = Math.round((100 * median(onPostgres.perSecond)) / median(onSqlite.perSecond)) / 100;
    const report: DatabasesReport = { sqlite: onSqlite, postgres: onPostgres, ratio };
    if (!json) print(report);
    return report;
  } finally {
    for (const service of services) {
      await service.end();
      service.remove();
    }
    await server.remove();
  }
}

async function bytesOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_database_size(current_database())::float8 as bytes');
  await client.end();
  return Number(rows[0]?.bytes);
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2 || (sorted[0] ?? 0);
};

function print({ sqlite, postgres, ratio }: DatabasesReport): void {
  console.log('database      searches/s (rounds)                 bytes a record');
  for (const [name, of] of [
    ['SQLite', sqlite],
    ['PostgreSQL', postgres],
  ] as const)
    console.log(`${name.padEnd(14)}${of.perSecond.join(', ').padEnd(36)}${of.recordBytes}`);
  console.log(`PostgreSQL answers ${Math.round(ratio * 100)} % of SQLite's rate (goal: 75 %).`);
}
