import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { customerTriggers } from './0042-customers.ts';
import type { ColumnTypes } from './column-types.ts';

/**
 * A decision does not change that a customer is due for a full record: otherwise changed data would be screened without
 * a record, and the customer would keep the record of the earlier data.
 */
export async function decidedWhileDue(db: Kysely<Tables>, { afterEach, withoutTrigger }: ColumnTypes): Promise<void> {
  const due = `case when due in ('added', 'changed', 'began', 'asked') then due else 'decision' end`;
  for (const trigger of customerTriggers(due)) {
    await withoutTrigger(trigger.name).execute(db);
    for (const statement of afterEach(trigger)) await statement.execute(db);
  }
}
