import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { GoodGuy } from '../../modules/good-guys/store/good-guy.ts';
import { goodGuysOf } from '../../modules/good-guys/store/good-guy-rows.ts';
import type { Period } from './evidence-records.ts';

const AT_ONCE = 500;

/** Good guys made or changed in a period, with their events until its end, oldest first. */
export async function* changedGoodGuys(db: Kysely<Tables>, { fromMs, toMs }: Period): AsyncGenerator<GoodGuy> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('good_guy as g')
      .selectAll('g')
      .where('g.seq', '>', after)
      .where(sql<boolean>`exists (
        select 1 from good_guy_event e where e.good_guy = g.id and e.at >= ${fromMs} and e.at < ${toMs})`)
      .orderBy('g.seq')
      .limit(AT_ONCE)
      .execute();
    for (const { events, place: _, ...goodGuy } of await goodGuysOf(db, rows, undefined))
      yield { ...goodGuy, events: events.filter(({ at }) => at < toMs) };
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < AT_ONCE) return;
  }
}
