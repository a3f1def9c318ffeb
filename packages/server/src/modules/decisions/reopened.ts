import type { Reopened } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import type { HitDecision } from './store/hit-decision.ts';

/**
 * Decisions in force that no longer apply to their listing because its case was reopened, by id.
 *
 * @param inForce decisions in force, about any references
 */
export async function reopenedAmong(
  call: Call,
  inForce: readonly Pick<HitDecision, 'id' | 'externalRef' | 'verdict'>[],
): Promise<ReadonlyMap<string, Reopened>> {
  const references = [...new Set(inForce.flatMap(({ externalRef }) => externalRef ?? []))];
  if (references.length === 0) return new Map();
  const { hidden } = await customerVisibility(call);
  const reopened = new Map<string, Reopened>();
  for (const { hit, news, changedAt } of await call.app.storage.cases.changed(references, hidden)) {
    if (changedAt === null) continue;
    const because = news.filter((one) => one !== 'reopened');
    for (const { facts, decision } of hit.listings) {
      const made = inForce.find(({ id }) => id === decision?.id);
      if (made === undefined || decision === null) continue;
      const isOutweighed = news.includes('stronger') && made.verdict !== 'true_match';
      if (decision.facts !== facts || isOutweighed)
        reopened.set(made.id, { at: new Date(changedAt).toISOString(), because });
    }
  }
  return reopened;
}
