import type { LegalHolds } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { presentHold } from './present-hold.ts';

/** Every legal hold, those that are over too. */
export async function listLegalHolds({ app, principal }: Call<'now', 'legalHolds'>): Promise<LegalHolds> {
  checkScope(principal, 'audit:read');
  const nowMs = app.now();
  return { items: (await app.storage.legalHolds.list()).map((hold) => presentHold(hold, nowMs)), nextCursor: null };
}
