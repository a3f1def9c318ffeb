import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeepAliveClient } from '../support/keep-alive-client.ts';
import { createToken } from '../support/load.ts';
import { type SpawnedService, spawnService } from '../support/spawn-service.ts';

const GRACE = { NAMESAKE_STOP_GRACE_MS: '2000' };

let dataDir: string;
let service: SpawnedService | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-stop-'));
});
afterEach(async () => {
  await service?.end('SIGKILL').catch(() => undefined);
  service = undefined;
  await rm(dataDir, { recursive: true });
});

describe('a service that is told to stop', () => {
  it('answers whatever is sent on a connection that it accepted: no client sees a reset', async () => {
    service = await spawnService(dataDir, ['--offline'], GRACE);
    const { url } = service;
    const token = await createToken(dataDir);
    const busy: KeepAliveClient[] = [];
    const answers = (): number => busy.reduce((sum, { statuses }) => sum + statuses.length, 0);
    let busyEnded = false;
    /** Until others have had some answers: the connection is idle when the service is told to stop. */
    const idle = async (): Promise<void> => {
      const before = answers();
      while (!busyEnded && answers() < before + 20) await turn();
    };
    busy.push(...Array.from({ length: 12 }, () => new KeepAliveClient(url, token, async () => {})));
    const slow = Array.from({ length: 4 }, () => new KeepAliveClient(url, token, idle));
    await expect.poll(answers).toBeGreaterThan(300);
    const exit = service.end('SIGTERM');
    const ends = await Promise.all(busy.map(({ ended }) => ended));
    busyEnded = true;
    ends.push(...(await Promise.all(slow.map(({ ended }) => ended))));
    expect(ends).toEqual(Array.from({ length: 16 }, () => ({ why: 'told to close' })));
    const statuses = new Set([...busy, ...slow].flatMap(({ statuses: own }) => own));
    expect(statuses).toEqual(new Set([200]));
    expect(await exit).toBe(0);
    service = undefined;
  });

  it('accepts no new connection, says that it stops, and ends without waiting where nobody is connected', async () => {
    service = await spawnService(dataDir, ['--offline'], GRACE);
    const { port } = new URL(service.url);
    const open = connect(Number(port), '127.0.0.1');
    const said = textOf(open);
    open.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(said).toContain('{"status":"ok"}');
    const exit = service.end('SIGTERM');
    await expect.poll(() => isRefused(Number(port))).toBe(true);
    open.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(said).toContain('"status":"shutting_down"');
    expect(said()).toMatch(/503 Service Unavailable[\s\S]*connection: close/i);
    expect(await exit).toBe(0);
    service = undefined;
  });

  it('ends open streams by itself, before it would cut them', async () => {
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
});

function textOf(socket: Socket): () => string {
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += String(part);
  });
  return () => text;
}

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.on('connect', () => probe.destroy());
    probe.on('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED'));
    probe.on('close', () => resolve(false));
  });
