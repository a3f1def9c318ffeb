import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from '../../src/doctor/finding.ts';
import { createToken, readyz, search } from '../support/load.ts';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';

let dataDir: string;
let service: SpawnedService;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-doctor-'));
  service = await spawnService(dataDir);
});
afterEach(async () => {
  await service.end('SIGKILL');
  await rm(dataDir, { recursive: true });
});

const run = (...args: readonly string[]) =>
  runCommand(['doctor', '--data', dataDir, '--port', new URL(service.url).port, ...args]);
const about = (stdout: string, check: string): Finding[] =>
  JSON.parse(stdout).findings.filter((finding: Finding) => finding.check === check);

describe('namesake doctor', () => {
  it('works beside a running service, asks it, and disturbs nothing', async () => {
    const token = await createToken(dataDir);
    const { code, stdout, stderr } = await run('--json', '--full');
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'problem', dataDir, listsDir: null, counts: { problem: 1 } });
    expect(about(stdout, 'service')).toMatchObject([{ status: 'ok', text: expect.stringContaining(`${service.pid}`) }]);
    expect(about(stdout, 'port')).toMatchObject([
      { status: 'problem', text: expect.stringContaining('fictional sample') },
    ]);
    expect(new Set(about(stdout, 'database').map(({ status }) => status))).toEqual(new Set(['ok']));
    expect(await search(service.url, token, 'Somebody Else')).toMatchObject({ status: 200 });
    expect(await readyz(service.url)).toMatchObject({ code: 200, problems: [] });
    expect(stdout).not.toContain(token);
  });

  it('reads the database of a service that was killed, and says so in words', async () => {
    expect(await service.end('SIGKILL')).toBeNull();
    const { code, stdout } = await run();
    expect(stdout).toMatch(/^service\n {2}warning The lock .* was left behind: .*\n {10}fix: The next start takes/m);
    expect(stdout).toMatch(/^ {2}ok {6}The last service did not stop in order/m);
    expect(stdout).toMatch(/\n\n0 problems, \d+ warnings, \d+ ok\.\n$/);
    expect(code).toBe(0);
    const told = (await run('--json')).stdout;
    expect(about(told, 'database').map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(about(told, 'service').map(({ status }) => status)).toEqual(['warning']);
  });

  it('names an option that does not exist', async () => {
    const { code, stderr } = await run('--jsn');
    expect([code, stderr]).toEqual([2, 'namesake: There is no option --jsn. Did you mean --json?\n']);
  });
});
