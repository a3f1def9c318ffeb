import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The newest change of the tables, and the newest that a version must know to work on them. */
type SchemaMark = Omit<Tables['schema_mark'], 'only'>;

/** Notes which versions can work on the tables as they are now. */
export async function keepMark(db: Kysely<Tables>, mark: SchemaMark): Promise<void> {
  const insert = db.insertInto('schema_mark').values({ only: 1, ...mark });
  await insert.onConflict((conflict) => conflict.column('only').doUpdateSet(mark)).execute();
}

/**
 * Whether a version that does not know the newest changes can work on the tables, by the word of the version that made
 * them: nodes of both run side by side while one after the other is replaced, and may be restarted meanwhile.
 *
 * @param done changes of the database, in order
 * @param known changes that this version knows, in order
 */
export async function worksSideBySide(
  db: Kysely<Tables>,
  done: readonly string[],
  known: readonly string[],
): Promise<boolean> {
  if (known.some((step) => !done.includes(step))) return false;
  const mark = await db.selectFrom('schema_mark').selectAll().executeTakeFirst();
  // Changes after the mark were made by a version of which nothing is known.
  return mark !== undefined && done.at(-1) === mark.newest && (known.at(-1) ?? '') >= mark.since;
}
