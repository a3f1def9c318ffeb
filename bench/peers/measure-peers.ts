import { writeFileSync } from 'node:fs';
import type { Listing } from '@namesake/engine';
import { sanctionOf, toFtm } from '@namesake/lists';
import { loadIndex } from '../lists/load-index.ts';
import { startService } from '../service/running-service.ts';
import { type Compared, comparePeers } from './compare-peers.ts';
import { namesake, type Peer, watchman, yente } from './peer.ts';
import { PEER_LIST, peerNames } from './peer-names.ts';

const COUNT = 500;
const SEED = 20_261_128;

export type PeersOptions = {
  readonly lists: string;
  readonly json: boolean;
  readonly watchman?: string | undefined;
  readonly yente?: string | undefined;
  /** File for the list in FollowTheMoney format, which yente can load; if given, nothing is screened. */
  readonly out?: string | undefined;
  /** Total number of names. */
  readonly count?: string | undefined;
  readonly seed?: string | undefined;
  /** `all`: prints the listed names that not all services found. */
  readonly rows?: string | undefined;
};

/** Screens the same names here and with other running services on the same list, and reports the differences. */
export async function measurePeers(options: PeersOptions): Promise<Compared> {
  const { listings } = await loadIndex(options.lists);
  if (options.out !== undefined) {
    writeFileSync(options.out, entitiesOf(listings));
    return { figures: [], apart: [] };
  }
  const kinds = 6;
  const names = peerNames(listings, Math.ceil(Number(options.count ?? COUNT) / kinds), Number(options.seed ?? SEED));
  const service = await startService(options.lists);
  try {
    const peers: Peer[] = [namesake(service.base, await service.token())];
    if (options.watchman !== undefined) peers.push(watchman(options.watchman));
    if (options.yente !== undefined) peers.push(yente(options.yente));
    await service.settled();
    const progress = (done: number): void => {
      if (done % 100 === 0) process.stderr.write(`${done} of ${names.length} names\n`);
    };
    const compared = await comparePeers(peers, names, progress);
    if (!options.json) print(compared, options.rows === 'all');
    return compared;
  } finally {
    await service.end();
    service.remove();
  }
}

/** The parties of the list and their measures, one per line. */
export const entitiesOf = (listings: readonly Listing[]): string =>
  listings
    .filter(({ list }) => list === PEER_LIST)
    .flatMap((listing) => [toFtm(listing.id, [listing]), sanctionOf(listing, listing.id, listing.list) ?? []].flat())
    .map((entity) => `${JSON.stringify(entity)}\n`)
    .join('');

function print({ figures, apart }: Compared, all: boolean): void {
  console.table(Object.fromEntries(figures.map(({ peer, kind, ...rest }) => [`${kind} · ${peer}`, rest])));
  console.log(`${apart.length} listed names were not found by all.${all ? '' : ' --rows all prints them.'}`);
  if (!all) return;
  for (const { name, foundBy } of apart)
    console.log(`${name.kind}: ${name.text} (${name.record}), found by ${foundBy.join(' and ') || 'nobody'}`);
}
