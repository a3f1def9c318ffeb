import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../src/config/environment.ts';
import { loadKeys } from '../../src/config/secret.ts';
import { secretWeakness } from '../../src/config/secret-weakness.ts';
import { resolveSettings, unknownSettingWarnings } from '../../src/config/settings.ts';
import { makeDataDir } from '../../src/lib/data-dir/make-data-dir.ts';

const refusalOf = (attempt: () => unknown): string => {
  try {
    return `accepted: ${JSON.stringify(attempt())}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-config-'));
});
afterEach(async () => {
  await rm(dir, { recursive: true });
});

describe('settings', () => {
  it('have defaults that work on a laptop and are reachable from it alone', () => {
    expect(resolveSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataDir: resolve('data'),
      listsDir: null,
      offline: false,
      publicUrl: null,
      trustProxy: false,
    });
  });

  it('come from the environment, and the command line overrides', () => {
    const { environment } = readEnvironment({ NAMESAKE_PORT: '9000', NAMESAKE_HOST: '0.0.0.0', PATH: '/bin' });
    expect(resolveSettings(environment, { PORT: '9001', HOST: undefined })).toMatchObject({
      port: 9001,
      host: '0.0.0.0',
    });
  });

  it('that nobody reads are named, with the one that was meant', () => {
    const mistyped = { NAMESAKE_PROT: '1', NAMESAKE_COLOUR: 'red', NAMESAKE_EMPTY: '' };
    // The guide and the token page have callers keep their token in NAMESAKE_TOKEN.
    const { unknown } = readEnvironment({ ...mistyped, NAMESAKE_TOKEN: 'of a caller' });
    expect(unknownSettingWarnings(unknown)).toEqual([
      'NAMESAKE_PROT is not a setting; did you mean NAMESAKE_PORT?',
      'NAMESAKE_COLOUR is not a setting',
    ]);
  });

  it.each([
    ['PORT', '70000'],
    ['PUBLIC_URL', 'ftp://x'],
    ['SECRET', 'short'],
    ['OFFLINE', 'maybe'],
    ['RATE_LIMIT', '0'],
    ['SECOND_FACTOR', 'everybody'],
  ])('are refused by name when they cannot be used: %s=%s', (name, value) => {
    expect(() => resolveSettings({ [name]: value })).toThrow(`NAMESAKE_${name}: `);
  });

  it.each([
    [undefined, false],
    ['false', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['127.0.0.1', ['127.0.0.1']],
    ['loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  ])('tell which proxies are believed: %s', (value, trusted) => {
    expect(resolveSettings({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
  });

  it.each([
    ['true', 'true would let every caller claim any address'],
    ['proxy.example.org', 'is no address or network'],
    ['10.0.0.0/33', 'is no address or network'],
    ['0.0.0.0/0', 'is every address'],
    ['11', 'at most 10'],
  ])('refuse to believe %s', (value, why) => {
    const refusal = refusalOf(() => resolveSettings({ TRUST_PROXY: value }));
    expect(refusal).toMatch(/^NAMESAKE_TRUST_PROXY: /);
    expect(refusal).toContain(why);
  });

  it('take the URL of a PostgreSQL database, and never repeat what is wrong with it', () => {
    const url = 'postgres://user:hunter2@db:5432/namesake?sslmode=verify-full';
    const SECRET = 'q8Zt5vYw2mKpLr7uXc4nBd9hJf3sGa6e';
    expect(resolveSettings({ DATABASE_URL: url, SECRET }).databaseUrl).toBe(url);
    expect(resolveSettings({}).databaseUrl).toBeNull();
    expect(() => resolveSettings({ DATABASE_URL: url })).toThrow('NAMESAKE_DATABASE_URL needs NAMESAKE_SECRET');
    for (const wrong of [
      'mysql://user:hunter2@db/x',
      'postgres://user:hunter2@db',
      'user:hunter2@db/x',
      'postgres://u:hunter2#@db/x',
    ]) {
      const attempt = () => resolveSettings({ DATABASE_URL: wrong, SECRET });
      expect(attempt).toThrow('NAMESAKE_DATABASE_URL: must be a URL');
      expect(attempt).not.toThrow('hunter2');
    }
  });
});

describe('the data folder', () => {
  it('is made with what is above it, for its owner only', async () => {
    const path = join(dir, 'a', 'b');
    makeDataDir(path);
    makeDataDir(path);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
  });

  it('is refused in a sentence where the file system makes none', async () => {
    await writeFile(join(dir, 'file'), '');
    expect(() => makeDataDir(join(dir, 'file', 'x'))).toThrow(/cannot be made: .*file is no folder/);
    if (!existsSync('/proc/self')) return;
    expect(() => makeDataDir('/proc/namesake/data')).toThrow(/the system refuses \/proc\/namesake \(ENOENT\)/);
    expect(() => loadKeys({ secret: null, dataDir: '/proc/namesake' })).toThrow('Give another one with --data');
  });
});

describe('a secret', () => {
  it('can be given in a file', async () => {
    const secret = randomBytes(32).toString('base64');
    await writeFile(join(dir, 'secret.txt'), `${secret}\n`);
    const { environment } = readEnvironment({ NAMESAKE_SECRET_FILE: join(dir, 'secret.txt') });
    expect(resolveSettings(environment).secret).toBe(secret);
  });

  it('cannot be given in two ways, nor in a file that is not there', () => {
    expect(() => readEnvironment({ NAMESAKE_SECRET: 'a', NAMESAKE_SECRET_FILE: 'b' })).toThrow('keep one');
    expect(() => readEnvironment({ NAMESAKE_SECRET_FILE: join(dir, 'nope') })).toThrow('cannot be read');
  });

  it('is generated once into the data folder, for its owner only', async () => {
    const first = loadKeys({ secret: null, dataDir: dir });
    expect(loadKeys({ secret: null, dataDir: dir }).csrf.equals(first.csrf)).toBe(true);
    expect((await stat(join(dir, 'secret'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(dir, 'secret'), 'utf8')).trim()).toMatch(/^[\w-]{43}$/);
  });

  it('gives keys that differ by purpose', () => {
    const { check: _, ...keys } = loadKeys({ secret: 's'.repeat(32), dataDir: dir });
    const all = Object.values(keys).map((key) => key.export().toString('hex'));
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(5);
  });

  it.each([
    ['changeme-changeme-changeme-1234567', 'is an example'],
    ['please-Change-Me-before-you-deploy-0', 'is an example'],
    ['my-super-secret-password-2024-0123!', 'is an example'],
    ['your_own_secret_key_32_characters_long', 'is an example'],
    ['a'.repeat(40), 'has fewer than 8 different characters'],
    ['abcd1234efgh'.repeat(3), 'repeats a short pattern'],
    ['0123456789abcdefghijklmnopqrstuvwxyz', 'counts through'],
    ['too-short-Zq81', 'is shorter than 32'],
  ])('that can be guessed is refused with how to make one, and not repeated: %s', (SECRET, why) => {
    const refusal = refusalOf(() => resolveSettings({ SECRET }));
    expect(refusal).toContain(`NAMESAKE_SECRET: ${why}`);
    expect(refusal).toContain('openssl rand -base64 32');
    expect(refusal).not.toContain(SECRET);
  });

  it('that is a phrase of one’s own is taken', () => {
    for (const phrase of ['correct horse battery staple, lantern quiet', 'a secret of the environment, 40 characters'])
      expect(secretWeakness(phrase)).toBeUndefined();
  });

  it('that is random is taken, in any of the usual forms', () => {
    for (const form of ['base64', 'base64url', 'hex'] as const)
      for (let n = 0; n < 200; n++) expect(secretWeakness(randomBytes(24).toString(form))).toBeUndefined();
  });

  it('that was cut off is refused', async () => {
    await writeFile(join(dir, 'secret'), 'short\n');
    expect(() => loadKeys({ secret: null, dataDir: dir })).toThrow('Restore it from a backup');
  });
});
