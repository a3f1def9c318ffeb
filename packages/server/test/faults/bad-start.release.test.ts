import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createToken, search } from '../support/load.ts';
import { type Command, runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';

let dataDir: string;
let service: SpawnedService | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-start-'));
});
afterEach(async () => {
  await service?.end('SIGKILL').catch(() => undefined);
  service = undefined;
  await rm(dataDir, { recursive: true });
});

const file = (name: string): string => join(dataDir, name);
const start = (...args: readonly string[]): Promise<Command> =>
  runCommand(['serve', '--offline', '--port', '0', '--data', dataDir, ...args]);

/** A data folder that was used and left in order, made once: each test spoils its own copy. */
let usedDir: string;
let usedToken: string;
beforeAll(async () => {
  usedDir = await mkdtemp(join(tmpdir(), 'namesake-used-'));
  const first = await spawnService(usedDir);
  usedToken = await createToken(usedDir);
  expect((await search(first.url, usedToken, 'Somebody Else')).status).toBe(200);
  expect(await first.end('SIGTERM')).toBe(0);
});
afterAll(() => rm(usedDir, { recursive: true }));

async function used(): Promise<string> {
  await cp(usedDir, dataDir, { recursive: true });
  return usedToken;
}

/** One line that says what is wrong, and nothing of the program's insides. */
function expectSentence({ code, stderr, stdout }: Command, ...said: readonly string[]): void {
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  for (const text of said) expect(stderr).toContain(text);
}

describe('a damaged database', () => {
  const overwrite = async (position: number, length: number): Promise<void> => {
    const handle = await open(file('namesake.db'), 'r+');
    await handle.write(Buffer.alloc(length, 0xa5), 0, length, position);
    await handle.close();
  };

  it('is recognised by its beginning', async () => {
    await used();
    await overwrite(0, 100);
    expectSentence(await start(), 'namesake.db is damaged', 'restore the last backup');
  });

  it('is recognised in the middle, where no start would have looked', async () => {
    await used();
    const { size } = await stat(file('namesake.db'));
    await overwrite(Math.floor(size / 2 / 4096) * 4096, 4096);
    expectSentence(await start(), 'namesake.db is damaged', 'restore the last backup');
  });

  it('is recognised where its end is missing, by the commands, too', async () => {
    await used();
    await writeFile(file('namesake.db'), (await readFile(file('namesake.db'))).subarray(0, 9_000));
    expectSentence(await start(), 'namesake.db is damaged');
    expectSentence(await runCommand(['tokens', 'list', '--data', dataDir]), 'namesake.db is damaged');
  });
});

describe('a database that is gone', () => {
  it('is not begun anew beside its own log', async () => {
    service = await spawnService(dataDir);
    const token = await createToken(dataDir);
    const { searchId = '' } = await search(service.url, token, 'Somebody Else');
    await service.end('SIGKILL');
    await rename(file('namesake.db'), file('away'));
    expectSentence(await start(), 'is gone', 'holds records');
    expectSentence(await runCommand(['tokens', 'list', '--data', dataDir]), 'is gone');
    await rename(file('away'), file('namesake.db'));
    service = await spawnService(dataDir);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${service.url}/api/v1/searches/${searchId}`, { headers })).status).toBe(200);
  });

  it('is not begun anew where lists were searched with it', async () => {
    await mkdir(file('versions'));
    await writeFile(file('versions/0a.jsonl.zst'), '');
    expectSentence(await start(), 'is gone', 'versions of lists');
  });
});

describe('a secret', () => {
  it('that was changed is refused, and nothing is lost when it is put right', async () => {
    const token = await used();
    const right = await readFile(file('secret'), 'utf8');
    await writeFile(file('secret'), randomBytes(32).toString('base64url'));
    expectSentence(await start(), 'is not the one that the database', '--accept-secret');
    expectSentence(await runCommand(['tokens', 'list', '--data', dataDir]), 'is not the one');
    await writeFile(file('secret'), right);
    service = await spawnService(dataDir);
    expect((await search(service.url, token, 'Somebody Else')).status).toBe(200);
  });

  it('that is gone is not made anew', async () => {
    await used();
    await rm(file('secret'));
    expectSentence(await start(), 'is gone', '--accept-secret');
    await expect(stat(file('secret'))).rejects.toThrow('ENOENT');
  });

  it('that is lost is given up by the word of the operator, and with it every token', async () => {
    const token = await used();
    await rm(file('secret'));
    service = await spawnService(dataDir, ['--offline', '--accept-secret', 'the old machine was lost']);
    expect((await search(service.url, token, 'Somebody Else')).status).toBe(401);
    expect((await runCommand(['tokens', 'list', '--data', dataDir])).stdout).toContain('revoked');
    expect((await search(service.url, await createToken(dataDir), 'Somebody Else')).status).toBe(200);
    await service.end('SIGTERM');
    service = await spawnService(dataDir);
  });

  it('of a service that was started with one is not taken from a command that lacks it', async () => {
    const NAMESAKE_SECRET = 'a secret of the environment, 40 characters';
    service = await spawnService(dataDir, ['--offline'], { NAMESAKE_SECRET });
    expectSentence(await runCommand(['tokens', 'create', '--name', 'x', '--data', dataDir]), 'NAMESAKE_SECRET');
    await expect(stat(file('secret'))).rejects.toThrow('ENOENT');
  });
});

it('a folder given for lists that holds none is no start', async () => {
  const { code, stderr } = await runCommand(['serve', '--port', '0', '--data', dataDir, '--lists', dataDir]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('No list could be loaded')]);
});

it('a data folder of a newer version is refused, by commands, too, and left as it is', async () => {
  await used();
  const db = new Database(file('namesake.db'));
  db.prepare("insert into kysely_migration values ('9999-of-tomorrow', '2099-01-01T00:00:00.000Z')").run();
  db.close();
  expectSentence(await start(), 'newer version', '9999-of-tomorrow');
  expectSentence(await runCommand(['tokens', 'list', '--data', dataDir]), 'newer version');
});
