import type { ErasureSelection } from '@namesake/contract';
import type { App } from '../../../context/app.ts';
import { parseScreeningId } from '../../../lib/ids/screening-id.ts';
import { itemOf } from '../store/cutoffs.ts';
import type { FoundScreening, Selection } from '../store/erased-records.ts';
import { isInForce } from '../store/legal-hold.ts';

const DAY_MS = 86_400_000;

/** Records of a person, and what forbids to erase them. */
export type FoundRecords = {
  readonly found: readonly FoundScreening[];
  readonly held: number;
  /** Of them, younger than the minimum that is set. */
  readonly belowFloor: number;
  /** What the holds were when they were looked at. */
  readonly holdsVersion: number;
};

/** Looks for the records of a person in all that is recorded. */
export async function findRecords(app: App, selection: ErasureSelection): Promise<FoundRecords> {
  const { erasure, legalHolds, retention } = app.storage;
  const nowMs = app.now();
  const holdsVersion = await legalHolds.version();
  const holds = (await legalHolds.list()).filter((hold) => isInForce(hold, nowMs)).map(({ scope }) => scope);
  const [settings] = await retention.versions();
  const found: FoundScreening[] = [];
  await erasure.scan(toSelection(selection), { holds, onBatch: async (batch) => void found.push(...batch) });
  const isBelow = ({ outcome, purpose, at }: FoundScreening): boolean => {
    const kind = outcome === 'no_match' ? 'no_match' : 'screenings';
    const item = settings === undefined ? undefined : itemOf(settings, kind, purpose ?? null);
    return at > nowMs - (item?.floorDays ?? 0) * DAY_MS;
  };
  return {
    found,
    holdsVersion,
    held: found.filter(({ isHeld }) => isHeld).length,
    belowFloor: found.filter(isBelow).length,
  };
}

function toSelection(selection: ErasureSelection): Selection {
  if (selection.kind !== 'searches') return selection;
  return { kind: 'searches', ids: [...new Set(selection.searchIds)].flatMap((id) => parseScreeningId(id) ?? []) };
}
