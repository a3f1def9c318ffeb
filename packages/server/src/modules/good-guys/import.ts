import { randomBytes } from 'node:crypto';
import type { ImportedGoodGuys, ImportGoodGuysRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { SALT_BYTES } from '../../proof/merkle-tree.ts';
import { fourEyesFor } from '../decisions/four-eyes.ts';
import { personOf } from '../decisions/person-of.ts';
import { type CsvRow, readCsv } from './csv.ts';
import { importedContent } from './imported-row.ts';
import { firstEvent, makingEvent } from './new-good-guy.ts';
import type { MadeGoodGuy } from './store/good-guy.ts';

const MOST_ROWS = 5_000;
const NEEDED = ['external_ref', 'listing', 'reason'];
type Refused = ImportedGoodGuys['refused'][number];

/**
 * Good guys from CSV. A row that cannot become one is refused; each other one is made by itself, so that an import that
 * was interrupted can be repeated: what was made then exists.
 *
 * @throws ApiError `csv_unusable`, `starting`
 */
export async function importGoodGuys(call: Call, { csv, dryRun }: ImportGoodGuysRequest): Promise<ImportedGoodGuys> {
  const { app, principal } = call;
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const rows = rowsOf(csv);
  const by = { at: app.now(), actor: actorOf(principal), person: await personOf(app, principal) };
  const refused: Refused[] = [];
  const seen = new Set<string>();
  let [imported, proposed] = [0, 0];
  for (const row of rows) {
    const content = importedContent(row, snapshot, by.at);
    const made = 'code' in content ? content : await make(content, row);
    if (made === undefined) imported += 1;
    else refused.push({ line: row.line, ...made });
  }
  return { importedCount: imported, proposed: proposed > 0, refused };

  async function make(
    content: Omit<MadeGoodGuy, 'event'>,
    { cells }: CsvRow,
  ): Promise<Omit<Refused, 'line'> | undefined> {
    const pair = JSON.stringify([content.externalRef, content.listing]);
    const live = seen.has(pair) ? [content] : await app.storage.goodGuys.live(content.externalRef, by.at);
    const exists = { code: 'good_guy_exists', detail: 'There is a good guy about both already.' } as const;
    if (live.some(({ listing }) => listing === content.listing)) return exists;
    seen.add(pair);
    const { isAsked: isProposal } = await fourEyesFor(app, { verdict: 'good_guy', externalRef: content.externalRef });
    if (isProposal) proposed += 1;
    if (dryRun) return undefined;
    const event = { ...firstEvent(isProposal, by, cells['text'] ?? ''), salt: randomBytes(SALT_BYTES) };
    const made = [{ ...content, event }];
    return (await app.storage.goodGuys.make(made, by.at, makingEvent(call, made, 'good_guy.imported')))
      ? undefined
      : exists;
  }
}

function rowsOf(csv: string): readonly CsvRow[] {
  let read: ReturnType<typeof readCsv>;
  try {
    read = readCsv(csv);
  } catch {
    throw new ApiError('csv_unusable', { detail: 'A quote is not closed.' });
  }
  const missing = NEEDED.filter((column) => !read.columns.includes(column));
  if (missing.length > 0) throw new ApiError('csv_unusable', { detail: `The header lacks ${missing.join(', ')}.` });
  if (read.rows.length > MOST_ROWS)
    throw new ApiError('csv_unusable', {
      detail: `It has ${read.rows.length} rows; at most ${MOST_ROWS} are taken at once.`,
    });
  return read.rows;
}
