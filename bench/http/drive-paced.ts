import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { randomFrom } from '../lists/random.ts';
import type { Drive, Driven } from './drive.ts';

/** Mean rate: searches started per second. */
export type Paced = Drive & {
  readonly perSecond: number;
  /** Number of texts before timing starts: until the client code is compiled. */
  readonly leadIn?: number;
};

/**
 * Searches each text once, each at its own moment: independent callers at a given mean rate per second. Latency is
 * measured from that moment, even if no connection is free. (autocannon's rate is a burst at the start of each second.)
 * @throws Error if the response to a search is not 200
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

/** Resolves with the milliseconds from the due time until the whole response has arrived. */
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

/** The same on a separate thread. */
export function drivePacedApart(paced: Paced): Promise<Driven> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./paced-thread.ts', import.meta.url), { workerData: paced });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
