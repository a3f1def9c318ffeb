import type { LegalHolds } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ActorNames } from '../../records/actor-names.ts';
import { presentHold } from './present-hold.ts';

/** Every legal hold, those that are over too. */
export async function listLegalHolds({ app, principal }: Call): Promise<LegalHolds> {
  const nowMs = app.now();
  const names = new ActorNames(app.storage, principal);
  const holds = await app.storage.legalHolds.list();
  return { items: await Promise.all(holds.map((hold) => presentHold(hold, nowMs, names))), nextCursor: null };
}
