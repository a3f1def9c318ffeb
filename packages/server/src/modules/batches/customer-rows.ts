import { type CustomerData, customerDataSchema, parseRequest, type SearchRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { parseScreeningId } from '../../lib/ids/screening-id.ts';
import type { FileRow } from '../../row-files/read-rows.ts';
import { putUnderWatch } from '../customers/save.ts';
import type { Customer } from '../customers/store/customer.ts';
import { isPassing } from '../search/passing.ts';
import type { BatchRow } from './store/batch.ts';

/** What a row says of its outcome. */
type CustomerOutcome = Pick<BatchRow, 'outcome' | 'total' | 'suppressed' | 'screeningId'> & {
  readonly error: { readonly code: string; readonly detail: string } | null;
};

/** Why a row came to nothing; the code is one of the row's errors. */
type Refusal = { readonly code: string; readonly detail: string };

const NOTHING = { outcome: 'error', total: 0, suppressed: 0, screeningId: null } as const;

/**
 * Puts the customer of a row of a file under watch, with the parties beside it, and gives the outcome of each. Nobody
 * of a row is under watch where one of its parties cannot be read: half a customer would look like a whole one.
 *
 * @param group undefined: who is there stays in their group
 * @throws ApiError where nothing can be screened now
 */
export async function watchCustomer(
  call: Call,
  rows: readonly FileRow[],
  group: string | undefined,
): Promise<readonly CustomerOutcome[]> {
  const read = customerIn(rows, group);
  const saved = 'code' in read ? read : await save(call, read);
  if ('code' in saved) return rows.map((row) => ({ ...NOTHING, error: 'error' in row ? row.error : saved }));
  return rows.map(({ role }) => outcomeOf(saved, role));
}

/** The reference of the customer of a row; null where it has none. */
export function referenceOf(row: FileRow | undefined): string | null {
  if (row === undefined) return null;
  return 'request' in row ? (row.request.externalRef ?? row.id) : row.id;
}

/** One customer that cannot be saved does not keep those of other rows from it. */
async function save(call: Call, data: CustomerData): Promise<Customer | Refusal> {
  try {
    return await putUnderWatch(call, data);
  } catch (error) {
    return refusalOf(error);
  }
}

/** Why a row was refused; rethrows what is no matter of the row. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || isPassing(error)) throw error;
  return { code: error.code, detail: error.errors?.map(({ pointer }) => pointer).join(' ') ?? '' };
}

function outcomeOf({ findings, watch }: Customer, role: string | null): CustomerOutcome {
  if (watch === 'off')
    return { ...NOTHING, error: { code: 'watch_off', detail: 'The watch of this customer is off.' } };
  const found = findings.find((one) => one.role === role);
  if (found === undefined || found.outcome === null)
    return { ...NOTHING, error: { code: found?.error ?? 'not_screened', detail: '' } };
  const { outcome, total, suppressed, searchId } = found;
  return { outcome, total, suppressed, screeningId: parseScreeningId(searchId ?? '') ?? null, error: null };
}

/** The customer that the parties of one row of a file are. */
function customerIn([own, ...others]: readonly FileRow[], group: string | undefined): CustomerData | Refusal {
  const whole = [own, ...others].flatMap((row) => (row === undefined || 'error' in row ? [] : [row]));
  const [first, ...related] = whole;
  if (whole.length <= others.length || first === undefined)
    return { code: 'customer_incomplete', detail: 'Another party of this row cannot be read.' };
  if (first.role !== null) return { code: 'name_missing', detail: 'No column has the name of the customer itself.' };
  const { externalRef, leftOut } = first.request;
  if (externalRef === undefined)
    return { code: 'reference_missing', detail: 'A customer under watch needs a reference: map a column to id.' };
  const parsed = parseRequest(customerDataSchema, {
    externalRef,
    ...partyOf(first.request),
    ...(leftOut === undefined ? {} : { leftOut }),
    group,
    ...(related.length === 0 ? {} : { related: related.map(({ role, request }) => ({ role, ...partyOf(request) })) }),
  });
  if (parsed.ok) return parsed.value;
  const [error] = parsed.errors;
  return { code: error?.code ?? parsed.code, detail: error?.pointer ?? '' };
}

const PARTY = [
  ...(['searchText', 'aliases', 'entityType', 'type', 'birthDate', 'gender'] as const),
  ...(['countries', 'identifiers', 'addresses'] as const),
];

/** What of a search describes its party. */
const partyOf = (request: SearchRequest): Partial<SearchRequest> =>
  Object.fromEntries(PARTY.flatMap((member) => (request[member] === undefined ? [] : [[member, request[member]]])));
