import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { historyColumns, unpackBody } from '../writing/screening-columns.ts';
import type { ColumnTypes } from './column-types.ts';

/** Rows read and updated at a time. */
const PAGE = 500;

/**
 * Columns by which the history finds screenings. Only rare values are indexed: the default policy and searches without
 * a match are found by scanning back in time.
 */
export async function history(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('screening').addColumn('policy', text).execute();
  await db.schema.alterTable('screening').addColumn('external_ref', text).execute();
  await fill(db);
  const index = (name: string) => db.schema.createIndex(`screening_${name}`).on('screening');
  await index('actor').columns(['actor_id', 'id']).execute();
  await index('outcome').columns(['outcome', 'id']).where('outcome', '<>', 'no_match').execute();
  await index('policy').columns(['policy', 'id']).where('policy', 'is not', null).execute();
  await index('external_ref').columns(['external_ref', 'id']).where('external_ref', 'is not', null).execute();
}

/** Fills the columns of earlier records. */
async function fill(db: Kysely<Tables>): Promise<void> {
  const contexts = new Map<number, Buffer>();
  for (let last = 0; ; ) {
    const query = db.selectFrom('screening').select(['seq', 'context_id', 'body']).where('seq', '>', last);
    const rows = await query.orderBy('seq').limit(PAGE).execute();
    if (rows.length === 0) return;
    const found = [];
    for (const { seq, context_id: context, body } of rows) {
      const dictionary = contexts.get(context) ?? (await dictionaryOf(db, context));
      contexts.set(context, dictionary);
      const { policy, externalRef } = historyColumns(requestIn(body, dictionary));
      if (policy !== null || externalRef !== null) found.push({ seq, policy, externalRef });
      last = seq;
    }
    await update(db, found);
  }
}

async function update(
  db: Kysely<Tables>,
  found: readonly { readonly seq: number; readonly policy: string | null; readonly externalRef: string | null }[],
): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map(
    ({ seq, policy, externalRef }) =>
      sql`(cast(${seq} as bigint), cast(${policy} as text), cast(${externalRef} as text))`,
  );
  await sql`update screening set policy = v.column2, external_ref = v.column3
    from (values ${sql.join(rows)}) as v where screening.seq = v.column1`.execute(db);
}

async function dictionaryOf(db: Kysely<Tables>, id: number): Promise<Buffer> {
  const found = await db.selectFrom('context').select('body').where('id', '=', id).executeTakeFirst();
  return Buffer.from(found?.body ?? '');
}

/** The first line; empty if the record cannot be read, which verification reports. */
function requestIn(body: Buffer, dictionary: Buffer): string {
  try {
    return unpackBody(body, dictionary).split('\n', 1)[0] ?? '';
  } catch {
    return '';
  }
}
