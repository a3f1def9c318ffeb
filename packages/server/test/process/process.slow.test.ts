import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';

const createToken = async (dataDir: string, name = 'test'): Promise<string> =>
  (await runCommand(['tokens', 'create', '--name', name, '--data', dataDir])).stdout.trim();

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

const search = async (url: string, token: string, searchText: string): Promise<Response> =>
  fetch(`${url}/api/v1/search`, { method: 'POST', headers: headersOf(token), body: JSON.stringify({ searchText }) });

const makeDataDir = () => mkdtemp(join(tmpdir(), 'namesake-process-'));

describe('the service as a process', () => {
  let dataDir: string;
  let service: SpawnedService;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    service = await spawnService(dataDir);
  });
  afterAll(async () => {
    await service?.end('SIGKILL');
    await rm(dataDir, { recursive: true });
  });

  it('starts without lists and network on the sample, and says so', async () => {
    expect(service.said()).toContain('FICTIONAL SAMPLE LIST');
    expect(service.said()).toMatch(/http:\S+\/setup#token=/);
    expect(service.log()).not.toContain('#token=');
    const answer = await search(service.url, await createToken(dataDir), 'Somebody Else');
    expect(await answer.json()).toMatchObject({ outcome: 'demo', complete: false });
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('takes a token that another process made, and refuses it once that process revoked it', async () => {
    const token = await createToken(dataDir, 'to revoke');
    expect((await search(service.url, token, 'Somebody Else')).status).toBe(200);
    const listed = await runCommand(['tokens', 'list', '--json', '--data', dataDir]);
    const { id } = JSON.parse(listed.stdout).find(({ name }: { name: string }) => name === 'to revoke');
    expect((await runCommand(['tokens', 'revoke', id, '--data', dataDir])).code).toBe(0);
    expect((await search(service.url, token, 'Somebody Else')).status).toBe(401);
  });

  it('says that the port is in use', async () => {
    const { port } = new URL(service.url);
    const { code, stderr } = await runCommand(['serve', '--offline', '--port', port, '--data', join(dataDir, 'other')]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
  });
});

describe('the service that is ended', () => {
  let dataDir: string;
  let service: SpawnedService | undefined;
  beforeEach(async () => {
    dataDir = await makeDataDir();
  });
  afterEach(async () => {
    await service?.end('SIGKILL').catch(() => undefined);
    service = undefined;
    await rm(dataDir, { recursive: true });
  });

  it('keeps every answered screening when it is killed under load', async () => {
    service = await spawnService(dataDir);
    const [url, token] = [service.url, await createToken(dataDir)];
    const answered: string[] = [];
    let killed = false;
    const client = async (name: number): Promise<void> => {
      for (let n = 0; !killed; n++) {
        const answer = await search(url, token, `Load Client${name} Number${n}`);
        const { searchId }: { searchId?: string } = JSON.parse(await answer.text());
        if (searchId !== undefined) answered.push(searchId);
      }
    };
    const clients = Promise.allSettled(Array.from({ length: 8 }, (_, name) => client(name)));
    await expect.poll(() => answered.length).toBeGreaterThan(100);
    const ended = service.end('SIGKILL');
    await ended;
    killed = true;
    await clients;
    service = await spawnService(dataDir);
    const base = `${service.url}/api/v1/searches`;
    const lost: string[] = [];
    for (const id of answered) {
      const found = await fetch(`${base}/${id}`, { headers: headersOf(token) });
      if (found.status !== 200 || (await found.text()).includes(id) === false) lost.push(id);
    }
    expect(lost).toEqual([]);
  });

  it('finishes what is under way when it is told to stop, and ends well', async () => {
    service = await spawnService(dataDir);
    const [url, token] = [service.url, await createToken(dataDir)];
    const answers = Promise.all(Array.from({ length: 50 }, (_, n) => search(url, token, `Last Words${n}`)));
    const [first] = await Promise.all([search(url, token, 'First Of All')]);
    const code = await service.end('SIGTERM');
    expect(first?.status).toBe(200);
    expect((await answers).filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(code).toBe(0);
    service = undefined;
  });
});

describe('a start that cannot work', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await makeDataDir();
  });
  afterEach(() => rm(dataDir, { recursive: true }));
  const lines = async (args: readonly string[]) => {
    const { code, stderr } = await runCommand(['serve', '--port', '0', '--data', dataDir, ...args]);
    return { code, stderr };
  };

  it('says what is wrong with a setting', async () => {
    const { code, stderr } = await lines(['--port', 'eighty']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('NAMESAKE_PORT: must be a port number')]);
  });

  it('suggests the option that was meant', async () => {
    const { code, stderr } = await lines(['--list', 'x']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Did you mean --lists?')]);
  });
});
