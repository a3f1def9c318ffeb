import type Database from 'better-sqlite3';
import { formatScreeningId } from '../../ids/screening-id.ts';
import { cutoffOf, latestCutoff } from '../../retention/cutoffs.ts';
import { type HoldScope, isHeldBy, needsContent } from '../../retention/legal-hold.ts';
import type { FoundScreening, Selection } from '../ports/erasure.ts';
import { unpackBody } from './pack-body.ts';

/** Rows that are read at a time: a few milliseconds. */
const PAGE = 200;
const ID_BYTES = 16;

const COLUMNS = 's.seq, s.id, s.entry, s.outcome, s.context_id as context, s.body';

type Row = {
  readonly seq: number;
  readonly id: Buffer;
  readonly entry: number | null;
  readonly outcome: string;
  readonly context: number;
  readonly body: Buffer;
};
type Content = { readonly request: Readonly<Record<string, unknown>>; readonly answer: string };

/** Pages of screenings that a selection is of, in the order of their rows. Unpacks only what has to be read. */
export function* scanPages(
  db: Database.Database,
  selection: Selection,
  holds: readonly HoldScope[],
): Generator<readonly FoundScreening[]> {
  const contentOf = reader(db);
  const isRead =
    selection.kind !== 'age' ||
    Object.keys(selection.cutoffs.purposes).length > 0 ||
    holds.some((scope) => needsContent(scope));
  const isSelected = selecting(selection);
  for (const rows of pagesOf(db, selection)) {
    yield rows.flatMap((row): FoundScreening[] => {
      const content = isRead ? contentOf(row) : undefined;
      const at = row.id.readUIntBE(0, 6);
      const purpose = textOr(content?.request['purpose']);
      if (!isSelected({ at, outcome: row.outcome, purpose, content })) return [];
      const externalRef = textOr(content?.request['externalRef']);
      const held = { searchId: formatScreeningId(row.id), at, externalRef, answer: content?.answer ?? '' };
      // What cannot be read may be on hold.
      const isHeld = holds.some((scope) => isHeldBy(scope, held) || (needsContent(scope) && content === undefined));
      const { seq, id, entry, outcome } = row;
      return [{ seq, id, entry, at, outcome, purpose, isHeld }];
    });
  }
}

type Candidate = {
  readonly at: number;
  readonly outcome: string;
  readonly purpose: string | undefined;
  readonly content: Content | undefined;
};

function selecting(selection: Selection): (candidate: Candidate) => boolean {
  if (selection.kind === 'searches') return () => true;
  if (selection.kind === 'age')
    return ({ at, outcome, purpose }) => at < (cutoffOf(selection.cutoffs, outcome, purpose) ?? 0);
  if (selection.kind === 'external_ref')
    return ({ content }) => content?.request['externalRef'] === selection.externalRef;
  const wanted = folded(selection.text);
  return ({ content }) =>
    content !== undefined && textsOf(content.request).some((text) => folded(text).includes(wanted));
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function* pagesOf(db: Database.Database, selection: Selection): Generator<readonly Row[]> {
  if (selection.kind === 'searches') {
    const one = db.prepare(`select ${COLUMNS} from screening s where s.id = ?`);
    for (let from = 0; from < selection.ids.length; from += PAGE)
      yield selection.ids.slice(from, from + PAGE).flatMap((id) => one.all(id) as Row[]);
    return;
  }
  const before = selection.kind === 'age' ? firstYoung(db, selection) : Number.MAX_SAFE_INTEGER;
  const page = db.prepare(
    `select ${COLUMNS} from screening s where s.seq > ? and s.seq < ? order by s.seq limit ${PAGE}`,
  );
  for (let last = 0; ; ) {
    const rows = page.all(last, before) as Row[];
    if (rows.length === 0) return;
    last = rows.at(-1)?.seq ?? before;
    yield rows;
  }
}

/**
 * The first row that is younger than every cut. What was recorded after it is not old, whatever a wrong clock wrote
 * into it; rows that say that they are from the future do not count.
 */
function firstYoung(db: Database.Database, { cutoffs, nowMs }: Extract<Selection, { kind: 'age' }>): number {
  const latest = latestCutoff(cutoffs);
  if (latest === null) return 0;
  const query = db.prepare('select min(seq) from screening where id >= ? and id < ?').pluck();
  return Number(query.get(idAt(latest), idAt(nowMs + 1)) ?? Number.MAX_SAFE_INTEGER);
}

/** The smallest id of a time. */
function idAt(ms: number): Buffer {
  const id = Buffer.alloc(ID_BYTES);
  id.writeUIntBE(Math.max(0, Math.floor(ms)), 0, 6);
  return id;
}

/** Unpacks records; undefined where one cannot be any more. */
function reader(db: Database.Database): (row: Row) => Content | undefined {
  const contexts = new Map<number, Buffer>();
  const context = db.prepare('select body from context where id = ?').pluck();
  return ({ context: id, body }) => {
    const dictionary = contexts.get(id) ?? Buffer.from(String(context.get(id) ?? ''));
    if (contexts.size > 400) contexts.clear();
    contexts.set(id, dictionary);
    try {
      const text = unpackBody(body, dictionary);
      const end = text.indexOf('\n');
      return { request: Object(JSON.parse(text.slice(0, end))), answer: text.slice(end + 1) };
    } catch {
      return undefined;
    }
  };
}
