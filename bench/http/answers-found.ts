import type { Listing } from '@namesake/engine';
import { startService } from '../service/running-service.ts';
import { type Driven, drive } from './drive.ts';
import { listedTexts } from './search-texts.ts';

/** Number of listed names that are searched; half of them for warm-up. */
const LISTED = 800;

/** Responses with results. `cpuMs`: CPU time of the service for each; null if the system has no /proc. */
export type Found = { readonly driven: Driven; readonly cpuMs: number | null };

/**
 * Searches listed names one after another, each once: for these, presenting results takes more time than searching.
 * Uses a separate service, since records with results are long and would distort the record size of names without
 * results.
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
