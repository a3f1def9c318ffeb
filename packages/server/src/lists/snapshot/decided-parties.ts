import {
  decideParties,
  loadModel,
  openImage,
  type PartyDecision,
  type PartyTable,
  stringPlaces,
  unpackIndex,
} from '@namesake/engine';
import { indexScreener } from './index-screener.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * A snapshot with the operators' decisions about parties applied. The index is shared; only the grouping of listings
 * into parties changes. Returns the same snapshot if no decision affects its listings.
 */
export function decidedParties(snapshot: Snapshot, decisions: readonly PartyDecision[]): Snapshot {
  const { image } = snapshot;
  if (image === null || (decisions.length === 0 && image.parties === undefined)) return snapshot;
  const { parties: _, ...built } = image;
  const { listings } = unpackIndex(built);
  const decided = decideParties(listings, decisions, stringPlaces(listings.ids));
  const own = decided === listings ? built : { ...built, parties: inSharedMemory(decided) };
  return { ...snapshot, image: own, screener: indexScreener(openImage(own, loadModel())) };
}

/** In shared memory, for the search threads. */
function inSharedMemory({ entity, tiedTo, tiedBy }: PartyTable): PartyTable {
  const shared = (from: Int32Array): Int32Array => {
    const array = new Int32Array(new SharedArrayBuffer(from.byteLength));
    array.set(from);
    return array;
  };
  const bytes = new Uint8Array(new SharedArrayBuffer(tiedBy.byteLength));
  bytes.set(tiedBy);
  return { entity: shared(entity), tiedTo: shared(tiedTo), tiedBy: bytes };
}
