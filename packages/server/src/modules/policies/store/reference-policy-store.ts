import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../../db/tables.ts';
import type { Writer } from '../../../db/writing/writer.ts';

/** A batch names one policy for many references, a customer under watch one reference again and again. */
const MAX_REMEMBERED = 10_000;
const PAGE = 500;
/** Row that marks everything recorded before the table existed as noted. */
const ALL_EARLIER = { reference: Buffer.alloc(0), policy: '' } as const;

/** Policies used for each customer reference, by keyed hash of the reference. */
export class ReferencePolicyStore {
  readonly #db: Kysely<Tables>;
  readonly #writer: Writer;
  readonly #noted = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  constructor(db: Kysely<Tables>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** Resolves once it is durable. Repeated notes are cheap. */
  async note(reference: Buffer, policy: string): Promise<void> {
    const key = `${reference.toString('latin1')} ${policy}`;
    if (this.#noted.has(key)) return;
    await this.#writer.unit(this.#insertion([{ reference, policy }]));
    this.#noted.set(key, true);
  }

  /** Names of policies, without the default one. Some may have been deleted since. */
  async of(reference: Buffer): Promise<readonly string[]> {
    const query = this.#db.selectFrom('reference_policy').select('policy').where('reference', '=', reference);
    return (await query.orderBy('policy').execute()).map(({ policy }) => policy);
  }

  /** Notes once what was recorded before the table existed. */
  async noteEarlier(hashOf: (externalRef: string) => Buffer): Promise<void> {
    if ((await this.of(ALL_EARLIER.reference)).length > 0) return;
    for (let [after, ended] = ['', false]; !ended; ) {
      const found = await this.#db
        .selectFrom('screening')
        .select(['external_ref', 'policy'])
        .distinct()
        .where('external_ref', '>', after)
        .where('policy', 'is not', null)
        .orderBy('external_ref')
        .limit(PAGE)
        .execute();
      const rows = found.flatMap(({ external_ref: externalRef, policy }) =>
        externalRef === null || policy === null ? [] : [{ reference: hashOf(externalRef), policy }],
      );
      if (rows.length > 0) await this.#writer.unit(this.#insertion(rows));
      // A reference whose policies are split between pages is read again.
      const last = found.at(-1)?.external_ref ?? '';
      ended = found.length < PAGE;
      after = ended ? last : (found.findLast(({ external_ref: one }) => one !== last)?.external_ref ?? last);
    }
    await this.#writer.unit(this.#insertion([ALL_EARLIER]));
  }

  #insertion(rows: readonly { readonly reference: Buffer; readonly policy: string }[]) {
    const insert = this.#db.insertInto('reference_policy').values([...rows]);
    return insert.onConflict((conflict) => conflict.doNothing()).compile();
  }
}
