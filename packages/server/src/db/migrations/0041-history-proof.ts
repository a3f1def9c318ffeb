import { type Kysely, sql } from 'kysely';
import { OWNERSHIP_ID, stakeDigest, stakesDigest, versionDigest } from '../clearing/digests-below.ts';
import type { Tables } from '../tables.ts';
import { type ColumnTypes, primary, required } from './column-types.ts';

/** MACs of the history of searched list versions, and of the ownership table as imported. */
export async function historyProof(db: Kysely<Tables>, { bytes, text }: ColumnTypes): Promise<void> {
  const activation = db.schema.alterTable('list_activation');
  await activation.addColumn('number', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await activation.addColumn('version_digest', text).execute();
  await activation.addColumn('mac', bytes).execute();
  await sql`
    update list_activation set number = (select count(*) from list_activation earlier
      where earlier.list = list_activation.list and earlier.seq <= list_activation.seq)`.execute(db);
  for (const version of await db.selectFrom('list_version').selectAll().execute()) {
    const update = db.updateTable('list_activation').set({ version_digest: versionDigest(version) });
    await update.where('version_seq', '=', version.seq).execute();
  }
  const index = db.schema.createIndex('list_activation_number').unique().on('list_activation');
  await index.columns(['list', 'number']).execute();
  await db.schema
    .createTable('ownership_table')
    .addColumn('id', text, primary)
    .addColumn('stakes', 'integer', required)
    .addColumn('digest', text, required)
    .addColumn('mac', bytes)
    .execute();
  const stakes = await db.selectFrom('ownership_stake').selectAll().execute();
  if (stakes.length === 0) return;
  const digest = stakesDigest(stakes.map(stakeDigest));
  await db
    .insertInto('ownership_table')
    .values({ id: OWNERSHIP_ID, stakes: stakes.length, digest, mac: null })
    .execute();
}
