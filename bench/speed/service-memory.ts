import { setTimeout as wait } from 'node:timers/promises';
import { startService } from '../service/running-service.ts';

/** Resident memory of the service in MB (10⁶ bytes); null if the system has no /proc. */
export type ServiceMemory = {
  readonly readyMs: number;
  readonly rssReadyMb: number | null;
  readonly rssSearchedMb: number | null;
};

const SETTLE_MS = 10_000;
const SEARCHES = 3000;
const AT_ONCE = 8;

/** Starts the service on a folder of lists, searches it over HTTP, and measures its memory. */
export async function measureService(lists: string, texts: readonly string[]): Promise<ServiceMemory> {
  const service = await startService(lists);
  try {
    await wait(SETTLE_MS);
    const rssReadyMb = service.rssMb();
    await searchAll(service.base, await service.token(), texts);
    return { readyMs: service.readyMs, rssReadyMb, rssSearchedMb: service.rssMb() };
  } finally {
    await service.end();
    service.remove();
  }
}

async function searchAll(base: string, token: string, texts: readonly string[]): Promise<void> {
  let next = 0;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const worker = async () => {
    while (next < SEARCHES) {
      const searchText = texts[next++ % texts.length];
      const answer = await fetch(`${base}/api/v1/search`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ searchText }),
      });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
