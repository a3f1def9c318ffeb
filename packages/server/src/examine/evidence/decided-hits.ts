import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { withEvents } from '../../modules/decisions/store/decision-rows.ts';
import type { HitDecision } from '../../modules/decisions/store/hit-decision.ts';
import type { Period } from './evidence-records.ts';

const AT_ONCE = 500;

/** Decisions on hits made or changed in a period, with their events until its end, oldest first. */
export async function* decidedHits(db: Kysely<Tables>, { fromMs, toMs }: Period): AsyncGenerator<HitDecision> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('hit_decision as d')
      .selectAll('d')
      .where('d.seq', '>', after)
      .where(sql<boolean>`exists (
        select 1 from hit_decision_event e where e.decision = d.id and e.at >= ${fromMs} and e.at < ${toMs})`)
      .orderBy('d.seq')
      .limit(AT_ONCE)
      .execute();
    for (const { events, place: _, ...decision } of await withEvents(db, rows, undefined))
      yield { ...decision, events: events.filter(({ at }) => at < toMs) };
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < AT_ONCE) return;
  }
}
