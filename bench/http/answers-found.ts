import type { Listing } from '@namesake/engine';
import { startService } from '../service/running-service.ts';
import { type Driven, drive } from './drive.ts';
import { listedTexts } from './search-texts.ts';

/** Listed names that are searched: half of them to warm up. */
const LISTED = 800;

/** Answers with results. `cpuMs`: of the service for each; null where the system has no /proc. */
export type Found = { readonly driven: Driven; readonly cpuMs: number | null };

/**
 * Searches listed names one after another, each once: most work on such an answer is presenting results, not searching.
 * By a service of its own, since records of results are long and would be counted among those of names that find
 * nothing.
 */
export async function answersFound(lists: string | null, listings: readonly Listing[]): Promise<Found> {
  const service = await startService(lists);
  try {
    const token = await service.token();
    await service.settled();
    const search = (texts: readonly string[]): Promise<Driven> =>
      drive({ base: service.base, token, texts, connections: 1 });
    const texts = listedTexts(listings, LISTED);
    const half = Math.floor(texts.length / 2);
    await search(texts.slice(0, half));
    const before = service.cpu();
    const driven = await search(texts.slice(half));
    const after = service.cpu();
    const ms = before && after && (after.all - before.all) / driven.answers;
    return { driven, cpuMs: ms && Math.round(ms * 100) / 100 };
  } finally {
    await service.end();
    service.remove();
  }
}
