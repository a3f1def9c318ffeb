import type { Peer } from './peer.ts';
import type { PeerName } from './peer-names.ts';

/** Results of a service for names of one kind. */
export type PeerFigures = {
  readonly peer: string;
  readonly kind: string;
  readonly names: number;
  /** Listed names whose record it found; null if none is listed. */
  readonly found: number | null;
  readonly missed: number | null;
  /** Results that are other parties, per name. */
  readonly extraEach: number;
  /** Names with a result. */
  readonly withResults: number;
  readonly p50Ms: number;
  /** Names for which it returned an error. */
  readonly failed: number;
};

/** A listed name that some services found and others did not. */
export type Apart = { readonly name: PeerName; readonly foundBy: readonly string[] };

export type Compared = { readonly figures: readonly PeerFigures[]; readonly apart: readonly Apart[] };

type Tried = { readonly name: PeerName; readonly isFound: boolean; readonly results: number; readonly tookMs: number };

/**
 * Sends each name to each service, one after another.
 * @param report receives the number of names that all services have answered
 */
export async function comparePeers(
  peers: readonly Peer[],
  names: readonly PeerName[],
  report: (done: number) => void = () => {},
): Promise<Compared> {
  const tries = new Map(peers.map((peer) => [peer, [] as (Tried | undefined)[]]));
  for (const [done, name] of names.entries()) {
    for (const [peer, tried] of tries) tried.push(await tryName(peer, name));
    report(done + 1);
  }
  const kinds = [...new Set(names.map(({ kind }) => kind))];
  const figures = kinds.flatMap((kind) =>
    [...tries].map(([{ name: peer }, all]) => {
      const own = all.filter((_, at) => names[at]?.kind === kind);
      return { peer, kind, names: own.length, ...figuresOf(own.flatMap((one) => one ?? [])), failed: failures(own) };
    }),
  );
  const apart = names.flatMap((name, at): readonly Apart[] => {
    if (name.record === null) return [];
    const foundBy = [...tries].flatMap(([peer, all]) => (all[at]?.isFound === true ? [peer.name] : []));
    return foundBy.length === peers.length ? [] : [{ name, foundBy }];
  });
  return { figures, apart };
}

const failures = (own: readonly unknown[]): number => own.filter((one) => one === undefined).length;

/** Undefined if a service refuses a name; the other services are still asked. */
async function tryName(peer: Peer, name: PeerName): Promise<Tried | undefined> {
  const startedMs = performance.now();
  try {
    const results = await peer.find(name.text);
    const tookMs = performance.now() - startedMs;
    const { record } = name;
    const isFound = record !== null && results.some(({ records }) => records.includes(record));
    return { name, isFound, results: results.length, tookMs };
  } catch {
    return undefined;
  }
}

function figuresOf(own: readonly Tried[]): Omit<PeerFigures, 'failed' | 'kind' | 'names' | 'peer'> {
  const found = own.filter(({ isFound }) => isFound).length;
  const isListed = own.some(({ name }) => name.record !== null);
  const results = own.reduce((sum, one) => sum + one.results, 0);
  const times = own.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  return {
    found: isListed ? found : null,
    missed: isListed ? own.length - found : null,
    extraEach: own.length === 0 ? 0 : Math.round(((results - found) / own.length) * 100) / 100,
    withResults: own.filter((one) => one.results > 0).length,
    p50Ms: Math.round((times[Math.floor(times.length / 2)] ?? 0) * 10) / 10,
  };
}
