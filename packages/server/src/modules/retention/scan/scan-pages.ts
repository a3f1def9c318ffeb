import type { RowReader, Row as TableRow } from '../../../db/reading/row-reader.ts';
import { firstIdAt, formatScreeningId, screeningTime } from '../../../lib/ids/screening-id.ts';
import { cutoffOf, latestCutoff } from '../store/cutoffs.ts';
import type { FoundScreening, Selection } from '../store/erased-records.ts';
import { type HoldScope, isHeldBy, needsContent } from '../store/legal-hold.ts';
import { folded } from './folded.ts';
import { type Content, ScreeningContents } from './screening-contents.ts';

/** Rows read at a time, which takes a few milliseconds. */
const PAGE = 200;

const COLUMNS = 's.seq, s.id, s.entry, s.outcome, s.context_id as context, s.body';

type Row = {
  readonly seq: number;
  readonly id: Buffer;
  readonly entry: number | null;
  readonly outcome: string;
  readonly context: number;
  readonly body: Buffer;
};

/** Pages of the screenings in a selection, in row order. Unpacks contents only if they are needed. */
export async function* scanPages(
  reader: RowReader,
  selection: Selection,
  holds: readonly HoldScope[],
): AsyncGenerator<readonly FoundScreening[]> {
  const contents = new ScreeningContents(reader);
  const isRead =
    selection.kind !== 'age' ||
    Object.keys(selection.cutoffs.purposes).length > 0 ||
    holds.some((scope) => needsContent(scope));
  const isSelected = selecting(selection);
  for await (const rows of pagesOf(reader, selection)) {
    if (isRead) await contents.learn(rows);
    yield rows.flatMap((row): FoundScreening[] => {
      const content = isRead ? contents.of(row) : undefined;
      const at = screeningTime(row.id);
      const purpose = textOr(content?.request['purpose']);
      if (!isSelected({ at, outcome: row.outcome, purpose, content })) return [];
      const externalRef = textOr(content?.request['externalRef']);
      const held = { searchId: formatScreeningId(row.id), at, externalRef, answer: content?.answer ?? '' };
      // A record that cannot be read may be on hold.
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
    return ({ content }) => textOr(content?.request['externalRef'])?.trim() === selection.externalRef.trim();
  const wanted = folded(selection.text);
  return ({ content }) =>
    content !== undefined && textsOf(content.request).some((text) => folded(text).includes(wanted));
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

async function* pagesOf(reader: RowReader, selection: Selection): AsyncGenerator<readonly Row[]> {
  if (selection.kind === 'searches') {
    for (let from = 0; from < selection.ids.length; from += PAGE) {
      const ids = selection.ids.slice(from, from + PAGE);
      const places = ids.map(() => '?').join(', ');
      yield (await reader.rows(`select ${COLUMNS} from screening s where s.id in (${places})`, ...ids)).map(rowOf);
    }
    return;
  }
  const before = selection.kind === 'age' ? await firstYoung(reader, selection) : Number.MAX_SAFE_INTEGER;
  const page = `select ${COLUMNS} from screening s where s.seq > ? and s.seq < ? order by s.seq limit ${PAGE}`;
  for (let last = 0; ; ) {
    const rows = (await reader.rows(page, last, before)).map(rowOf);
    if (rows.length === 0) return;
    last = rows.at(-1)?.seq ?? before;
    yield rows;
  }
}

/**
 * The first row younger than every cutoff. Rows after it are not old, even if a wrong clock says so. Rows with a time
 * in the future are ignored.
 */
async function firstYoung(reader: RowReader, { cutoffs, nowMs }: Extract<Selection, { kind: 'age' }>): Promise<number> {
  const latest = latestCutoff(cutoffs);
  if (latest === null) return 0;
  const query = 'select min(seq) as seq from screening where id >= ? and id < ?';
  const [row] = await reader.rows(query, firstIdAt(Math.floor(latest)), firstIdAt(nowMs + 1));
  return Number(row?.['seq'] ?? Number.MAX_SAFE_INTEGER);
}

function rowOf(row: TableRow): Row {
  const { seq, id, entry, outcome, context, body } = row;
  return {
    seq: Number(seq),
    id: bytesOf(id),
    entry: entry === null ? null : Number(entry),
    outcome: String(outcome),
    context: Number(context),
    body: bytesOf(body),
  };
}

/** Anything but bytes was written by another program. It cannot be unpacked, which is reported. */
function bytesOf(value: unknown): Buffer {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : Buffer.alloc(0);
}
