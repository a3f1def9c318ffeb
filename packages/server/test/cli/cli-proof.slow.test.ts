import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as inFolder } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PASSWORD, TestBrowser } from '../support/people.ts';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';

let dataDir: string;
let service: SpawnedService;
beforeEach(async () => {
  dataDir = await mkdtemp(inFolder(tmpdir(), 'namesake-proof-'));
  service = await spawnService(dataDir);
});
afterEach(async () => {
  await service.end('SIGKILL');
  await rm(dataDir, { recursive: true });
});

const browser = () =>
  new TestBrowser({
    fetch: async (path: string, init?: RequestInit) => {
      const answer = await fetch(service.url + path, init);
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        text,
        body: text.startsWith('{') ? JSON.parse(text) : {},
      };
    },
  });

const confirm = (first: string, second: string, passwords: readonly string[]) =>
  runCommand(
    ['proof', 'confirm', '--first', first, '--second', second, '--reason', 'the disk broke', '--data', dataDir],
    passwords.map((password) => `${password}\n`).join(''),
  );

async function statusOfPolicy(): Promise<number> {
  const ada = browser();
  await ada.logIn('Ada', PASSWORD);
  return (await ada.get('/policies/strict')).status;
}

it('what a lost secret proved counts again once two administrators have confirmed it', async () => {
  const ada = browser();
  const [, oneTimeToken] = /#token=([\w-]+)/.exec(service.said()) ?? [];
  await ada.send('POST', '/setup', { oneTimeToken, username: 'Ada', password: PASSWORD });
  for (const [name, role] of [
    ['Ben', 'admin'],
    ['Mara', 'manager'],
  ] as const) {
    const { body } = await ada.send('POST', '/invitations', { name, role });
    const token = new URLSearchParams(String(body['path']).split('#')[1]).get('token');
    await browser().send('POST', '/session/invitation', { oneTimeToken: token, password: PASSWORD });
  }
  const saved = { fourEyes: ['false_positive'], text: 'Work instruction 4' };
  expect((await ada.send('PUT', '/policies/strict', saved)).status).toBe(201);
  await service.end('SIGTERM');
  await rm(inFolder(dataDir, 'secret'));
  service = await spawnService(dataDir, ['--offline', '--accept-secret', 'the disk broke']);
  expect(await statusOfPolicy()).toBe(404);

  const shown = await runCommand(['proof', 'confirm', '--show', '--data', dataDir]);
  expect(shown.stdout.split('\n')).toEqual(expect.arrayContaining(['policy strict', 'policy_version strict 1']));
  for (const [first, second, passwords] of [
    ['Ada', 'Ada', [PASSWORD, PASSWORD]],
    ['Ada', 'Mara', [PASSWORD, PASSWORD]],
    ['Ada', 'Ben', [PASSWORD, 'another password']],
    ['Ada', 'Ben', [PASSWORD]],
  ] as const)
    expect((await confirm(first, second, passwords)).code, `${first} and ${second}`).toBe(2);
  expect(await statusOfPolicy()).toBe(404);

  const confirmed = await confirm('Ada', 'Ben', [PASSWORD, PASSWORD]);
  expect([confirmed.code, confirmed.stdout]).toEqual([0, expect.stringContaining('rows confirmed')]);
  expect(await statusOfPolicy()).toBe(200);
});
