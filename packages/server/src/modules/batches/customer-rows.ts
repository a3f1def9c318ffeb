import {
  type CustomerData,
  customerDataSchema,
  parseRequest,
  relatedReference,
  type SearchRequest,
} from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { parseScreeningId } from '../../lib/ids/screening-id.ts';
import type { FileRow } from '../../row-files/read-rows.ts';
import { putUnderWatch } from '../customers/save.ts';
import type { Customer } from '../customers/store/customer.ts';
import { isPassing } from '../search/passing.ts';
import type { BatchRow } from './store/batch.ts';

/** Fields of a row that depend on its outcome. */
type CustomerOutcome = Pick<BatchRow, 'outcome' | 'total' | 'suppressed' | 'screeningId'> & {
  readonly error: { readonly code: string; readonly detail: string } | null;
};

/** Why a row was not screened; `code` is one of the error codes of rows. */
type Refusal = { readonly code: string; readonly detail: string };

const NOTHING = { outcome: 'error', total: 0, suppressed: 0, screeningId: null } as const;

/**
 * Puts the customer of a row and its related parties under watch, and returns the outcome of each. If one party cannot
 * be read, none is put under watch: half a customer would look like a whole one.
 *
 * @param group undefined: existing customers stay in their group
 * @throws ApiError if screening is impossible at the moment
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

/** Reference of the customer of a row; null if it has none. */
export function referenceOf(row: FileRow | undefined): string | null {
  if (row === undefined) return null;
  return 'request' in row ? (row.request.externalRef ?? row.id) : (row.id?.trim() ?? null);
}

/** References of the customer of a row and of its related parties; empty if it has none. */
export function referencesOf([own, ...others]: readonly FileRow[]): readonly string[] {
  const reference = referenceOf(own);
  if (reference === null) return [];
  return [reference, ...others.flatMap(({ role }) => (role === null ? [] : relatedReference(reference, role.trim())))];
}

/** A customer that cannot be saved does not prevent other rows from being saved. */
async function save(call: Call, data: CustomerData): Promise<Customer | Refusal> {
  try {
    return await putUnderWatch(call, data);
  } catch (error) {
    return refusalOf(error);
  }
}

/** Why a row was refused. Rethrows errors that are not caused by the row. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || isPassing(error)) throw error;
  return { code: error.code, detail: error.errors?.map(({ pointer }) => pointer).join(' ') ?? '' };
}

function outcomeOf({ findings, watch }: Customer, role: string | null): CustomerOutcome {
  if (watch === 'off')
    return { ...NOTHING, error: { code: 'watch_off', detail: 'The watch of this customer is off.' } };
  const found = findings.find((one) => one.role === (role?.trim() ?? null));
  if (found === undefined || found.outcome === null)
    return { ...NOTHING, error: { code: found?.error ?? 'not_screened', detail: '' } };
  const { outcome, total, suppressed, searchId } = found;
  return { outcome, total, suppressed, screeningId: parseScreeningId(searchId ?? '') ?? null, error: null };
}

/** Customer made of the parties of one row of a file. */
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

/** Members of a search that describe its party. */
const partyOf = (request: SearchRequest): Partial<SearchRequest> =>
  Object.fromEntries(PARTY.flatMap((member) => (request[member] === undefined ? [] : [[member, request[member]]])));
