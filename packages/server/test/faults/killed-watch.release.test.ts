import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

const CUSTOMERS = 8_000;
/** Every so manieth customer is listed. */
const EVERY = 400;
const SCOPES = 'search:write,search:read,customers:read,customers:write';

let dir: string;
let service: SpawnedService | undefined;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-killed-watch-'));
  await mkdir(join(dir, 'lists'));
});
afterEach(async () => {
  await service?.end('SIGKILL').catch(() => undefined);
  await rm(dir, { recursive: true });
});

const dataDir = (): string => join(dir, 'data');
type Row = Readonly<Record<string, unknown>>;
function read(sql: string): readonly Row[] {
  const db = new Database(join(dataDir(), 'namesake.db'), { readonly: true });
  const rows = db.prepare<[], Row>(sql).all();
  db.close();
  return rows;
}
const count = (sql: string): number => Number(Object.values(read(sql)[0] ?? {})[0]);

it('a book that is put under watch and screened as a whole, killed again and again, has everybody once', async () => {
  await writeFile(join(dir, 'lists', 'consolidated.xml'), unListOf('2026-02-01', numbers(0, 40)));
  const start = async (): Promise<SpawnedService> => {
    service = await spawnService(dataDir(), ['--lists', join(dir, 'lists')]);
    return service;
  };
  let { url, end } = await start();
  const made = await runCommand(['tokens', 'create', '--name', 't', '--scopes', SCOPES, '--data', dataDir()]);
  const ask = async (path: string, body: string, type = 'application/json'): Promise<Row> => {
    const headers = { authorization: `Bearer ${made.stdout.trim()}`, 'content-type': type };
    const answer = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body });
    expect(answer.status).toBeLessThan(300);
    return Object(await answer.json());
  };
  const rows = Array.from({ length: CUSTOMERS }, (_, at) =>
    [`c-${at}`, at % EVERY === 0 ? nameOf((at / EVERY) % 40) : `Somebody Else Number ${at}`].join(','),
  );
  await ask('/batches?watch=true&start=true&name=book', `id,name\n${rows.join('\n')}\n`, 'text/csv');

  for (const least of [1_000, 4_000]) {
    await expect.poll(() => count('select count(*) from customer')).toBeGreaterThan(least);
    await end('SIGKILL');
    expect(count('select count(*) from customer')).toBeLessThan(CUSTOMERS);
    ({ url, end } = await start());
  }
  await expect.poll(() => read('select state from batch')).toEqual([{ state: 'done' }]);
  expect(read('select status, count(*) as n from customer group by status order by status')).toEqual([
    { status: 'alert', n: CUSTOMERS / EVERY },
    { status: 'clear', n: CUSTOMERS - CUSTOMERS / EVERY },
  ]);

  // The first run may have begun by itself, a minute after the start.
  await expect.poll(() => count("select count(*) from watch_run where state = 'running'")).toBe(0);
  const { id } = await ask('/runs', '{}');
  const steps = (): number => count(`select step from watch_run where id = '${String(id)}'`);
  for (const least of [2, 6]) {
    await expect.poll(steps).toBeGreaterThan(least);
    await end('SIGKILL');
    expect(read(`select state from watch_run where id = '${String(id)}'`)).toEqual([{ state: 'running' }]);
    ({ url, end } = await start());
  }
  const ended = `select state, counts_json from watch_run where id = '${String(id)}'`;
  await expect.poll(() => read(ended)[0]?.['state']).toBe('done');
  expect(JSON.parse(String(read(ended)[0]?.['counts_json']))).toMatchObject({
    customers: CUSTOMERS,
    clear: CUSTOMERS - CUSTOMERS / EVERY,
    alert: CUSTOMERS / EVERY,
    recorded: 0,
    missed: 0,
  });
  expect(count(`select sum(length(data)) from watch_leaves where run = '${String(id)}'`)).toBe(32 * CUSTOMERS);
  expect(count(`select count(*) from audit_event where action = 'watch.run_ended' and target = '${String(id)}'`)).toBe(
    1,
  );
});
