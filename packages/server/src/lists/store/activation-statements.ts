import { type Kysely, sql } from 'kysely';
import { rowDigestOf, withRowDigests } from '../../db/clearing/row-digests.ts';
import type { Dialect } from '../../db/dialect.ts';
import { auditStatement } from '../../db/ledger/audit-log.ts';
import type { Tables } from '../../db/tables.ts';
import type { EventStatement, Statement } from '../../db/writing/writer-protocol.ts';
import { holdStatements } from './held-removal-store.ts';
import { columnsOf, type NextActivation } from './list-times.ts';
import type { ActivatedVersion, ListChangeKind } from './list-version.ts';

type On = { readonly db: Kysely<Tables>; readonly dialect: Dialect };

/** Statements that store a new version, its activation if another was searched before, and the changes. */
export function activating(
  { db, dialect }: On,
  { changes, held, ...facts }: ActivatedVersion,
  next: NextActivation | undefined,
  atMs: number,
): readonly Statement[] {
  const { list, sha256, content } = facts;
  const columns = { ...columnsOf(facts), kept: 1 };
  const kept = next?.isKept === false ? columns : { kept: 1 };
  const version = db
    .insertInto('list_version')
    .values(columns)
    .onConflict((conflict) => conflict.columns(['list', 'sha256', 'content']).doUpdateSet(kept));
  const holds = holdStatements(dialect, list, held, atMs).map((statement) => statement.compile(db));
  if (next === undefined) return [version.compile(), ...holds];
  const count = (kind: ListChangeKind): number | null =>
    changes === null ? null : changes.filter(({ change }) => change === kind).length;
  const activation = sql`
    insert into list_activation (list, number, version_digest, version_seq, at, added, changed, removed, mac)
    select list, ${next.number}, ${next.version_digest}, seq, ${atMs},
      ${count('added')}, ${count('changed')}, ${count('removed')}, ${next.mac} from list_version
    where list = ${list} and sha256 = ${sha256} and content = ${content}`;
  const rows = JSON.stringify(
    (changes ?? []).map(({ listing, change, fields, name, entityType }) => [
      listing,
      change,
      fields,
      ...(change === 'removed' ? [name, entityType] : []),
    ]),
  );
  const changed = sql`
    insert into list_change (listing, activation_seq, change, fields_json, name, entity_type)
    select j.value ->> 0, a.seq, j.value ->> 1, cast(j.value -> 2 as text), j.value ->> 3, j.value ->> 4
    from list_activation a, ${dialect.elements(rows)}
    where a.list = ${list} and a.number = ${next.number}
    on conflict (listing, activation_seq) do nothing`;
  return [version.compile(), activation.compile(db), changed.compile(db), ...holds];
}

/** Statements that record the end of searching a list. */
export function ending(
  { db }: Pick<On, 'db'>,
  next: NextActivation | undefined,
): readonly (Statement | EventStatement)[] {
  if (next === undefined) return [];
  const { list, at, isKept: _, ...row } = next;
  const event = { at, actor: 'service', action: 'list.left', target: list, detail: {}, requestId: '' };
  const insert = db.insertInto('list_activation').values({ ...row, list, at });
  return [insert.compile(), auditStatement(db, withRowDigests(event, rowDigestOf('list_activation', next)))];
}
