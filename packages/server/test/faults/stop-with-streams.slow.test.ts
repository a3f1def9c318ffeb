import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createToken } from '../support/load.ts';
import { type SpawnedService, spawnService } from '../support/spawn-service.ts';

let dataDir: string;
let service: SpawnedService | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-streams-'));
});
afterEach(async () => {
  await service?.end('SIGKILL').catch(() => undefined);
  service = undefined;
  await rm(dataDir, { recursive: true });
});

it('a service that is told to stop ends open streams by itself, before it would cut them', async () => {
  service = await spawnService(dataDir, ['--offline'], { NAMESAKE_STOP_GRACE_MS: '0' });
  const headers = { authorization: `Bearer ${await createToken(dataDir)}` };
  const upload = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: 'Name\nNobody Unlisted\n',
  };
  const made = await fetch(`${service.url}/api/v1/batches`, upload);
  const { id } = Object(await made.json());
  const { body } = await fetch(`${service.url}/api/v1/batches/${id}/events`, { headers });
  const reader = body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: progress');
  const ended = service.end('SIGTERM');
  // A stream that is cut rejects.
  while ((await reader?.read())?.done === false);
  await ended;
});
