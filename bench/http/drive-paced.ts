import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { randomFrom } from '../lists/random.ts';
import type { Drive, Driven } from './drive.ts';

/** Mean rate: searches started per second. */
export type Paced = Drive & {
  readonly perSecond: number;
  /** Texts that come before it counts: until the code that asks is compiled. */
  readonly leadIn?: number;
};

/**
 * Searches each text once, each at a moment of its own: independent callers, a given number a second on average. How
 * long one took is counted from that moment, also where no connection was free. (autocannon's rate is a
 * burst at each second's beginning.)
 *
 * @throws Error where a search is not answered with 200
 */
export async function drivePaced(drive: Paced): Promise<Driven> {
  const { texts, connections, perSecond, leadIn = 0 } = drive;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const random = randomFrom(11);
  const began = performance.now();
  const under: Promise<number>[] = [];
  let dueMs = began;
  for (const text of texts) {
    dueMs += (-Math.log(1 - random()) * 1_000) / perSecond;
    const early = dueMs - performance.now();
    if (early > 1) await wait(early);
    under.push(searched(drive, agent, text, dueMs));
  }
  const each = (await Promise.all(under)).slice(leadIn).toSorted((a, b) => a - b);
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  const at = (share: number): number => Math.round(each[Math.floor(share * (each.length - 1))] ?? 0);
  return {
    answers: each.length,
    perSecond: Math.round(texts.length / seconds),
    p50: at(0.5),
    p97_5: at(0.975),
    p99: at(0.99),
  };
}

/** Resolves with the milliseconds from when it was due until the whole answer was there. */
function searched({ base, token }: Drive, agent: Agent, text: string, dueMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asked = request(`${base}/api/v1/search`, { method: 'POST', agent, headers }, (response) => {
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - dueMs);
        else reject(new Error(`A search was answered with ${response.statusCode}: nothing is measured.`));
      });
      response.resume();
    });
    asked.on('error', reject);
    asked.end(JSON.stringify({ searchText: text }));
  });
}

/** The same on a thread of its own. */
export function drivePacedApart(paced: Paced): Promise<Driven> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./paced-thread.ts', import.meta.url), { workerData: paced });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
