import { randomBytes } from 'node:crypto';
import {
  DECISION_REASON_CODES,
  type ImportedGoodGuys,
  type ImportGoodGuysRequest,
  reasonsFor,
} from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { SALT_BYTES } from '../../proof/merkle-tree.ts';
import { fourEyesFor, personOf } from '../decisions/four-eyes.ts';
import { isHiddenReference } from '../records/customer-visibility.ts';
import { type CsvRow, readCsv, valuesOf } from './csv.ts';
import { firstEvent, listingNow, makingEvent, newGoodGuyId } from './new-good-guy.ts';
import { textKey } from './store/facts.ts';
import type { Facts, MadeGoodGuy } from './store/good-guy.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 365;

const MAX_DAYS = 1_826;

/** Same limits as in requests: `externalRef`, and the text of a decision. */
const LONGEST = { external_ref: 200, text: 2_000 } as const;

type Refusal = Omit<ImportedGoodGuys['refused'][number], 'line'>;

const MAX_ROWS = 5_000;
const NEEDED = ['external_ref', 'listing', 'reason'];

type Refused = ImportedGoodGuys['refused'][number];

/**
 * Imports good guys from CSV. Invalid rows are refused and each of the others is stored separately, so that an
 * interrupted import can be repeated: rows stored earlier are then refused as existing.
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
    if (await isHiddenReference(call, content.externalRef))
      return { code: 'customer_not_found', detail: 'You may not see a customer of this reference.' };
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
  if (read.rows.length > MAX_ROWS)
    throw new ApiError('csv_unusable', {
      detail: `It has ${read.rows.length} rows; at most ${MAX_ROWS} are taken at once.`,
    });
  return read.rows;
}

/** Good guy of a row, or why it is refused. Facts of missing columns are never compared with later requests. */
function importedContent(
  { cells }: CsvRow,
  snapshot: Parameters<typeof listingNow>[0],
  nowMs: number,
): Omit<MadeGoodGuy, 'event'> | Refusal {
  const cell = (name: string): string => cells[name] ?? '';
  const [externalRef, listing, text] = [cell('external_ref'), cell('listing'), cell('text')];
  if (externalRef === '') return { code: 'external_ref_missing', detail: 'external_ref is empty.' };
  for (const [name, most] of Object.entries(LONGEST))
    if (cell(name).length > most)
      return { code: 'value_too_long', detail: `${name} has more than ${most} characters.` };
  const reason = DECISION_REASON_CODES.find((code) => code === cell('reason').toLowerCase());
  const allowed = reasonsFor('false_positive');
  if (reason === undefined || !allowed.includes(reason))
    return { code: 'reason_unknown', detail: `reason is one of ${allowed.join(', ')}.` };
  if (reason === 'other' && text === '') return { code: 'text_missing', detail: 'The reason "other" takes a text.' };
  const days = cell('expires_in_days') === '' ? USUAL_DAYS : Number(cell('expires_in_days'));
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    return { code: 'expiry_invalid', detail: `expires_in_days is a number from 1 to ${MAX_DAYS}.` };
  const found = listingNow(snapshot, listing);
  if (found === undefined) return { code: 'listing_unknown', detail: 'No loaded list has this listing.' };
  const name = cell('name');
  return {
    id: newGoodGuyId(),
    externalRef,
    listing,
    reason,
    decision: null,
    screeningId: null,
    listedName: found.listing.names[0]?.value ?? listing,
    expiresAt: nowMs + days * DAY_MS,
    recordHash: found.recordHash,
    listingFacts: found.facts,
    customerFacts: givenFacts(cells),
    textKey: name === '' ? null : textKey(valuesOf(name)[0] ?? name),
  };
}

function givenFacts(cells: CsvRow['cells']): Facts {
  const given = (column: string): readonly string[] | undefined => {
    const values = valuesOf(cells[column] ?? '');
    return values.length === 0 ? undefined : values;
  };
  const [name, birthDate, country, identifier] = ['name', 'birth_date', 'countries', 'identifiers'].map(given);
  return {
    ...(name === undefined ? {} : { name }),
    ...(birthDate === undefined ? {} : { birth_date: birthDate }),
    ...(country === undefined ? {} : { country: country.map((code) => code.toUpperCase()) }),
    ...(identifier === undefined ? {} : { identifier }),
  };
}
