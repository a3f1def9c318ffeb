import { parseRequest, relatedReference, type SearchRequest, searchRequestSchema } from '@namesake/contract';

/** Three numbers of a date, or a four-digit year with other parts. */
const DATE_SHAPED =
  /^\s*(?:\d{1,4}\s*[-./]\s*\d{1,4}(?:\s*[-./]\s*\d{1,4})?|\d{8}|\d{1,2}\.?\s+\p{L}{3,}\.?,?\s+\d{4}|\p{L}{3,}\.?\s+\d{1,2},?\s+\d{4})\s*$/u;

/** Ways in which exports write a missing date. */
const EMPTY = /^[\s0\-./]*$/;

/**
 * A row is still screened without these members, with a note: they rank results but find none. Other names and numbers
 * find parties on their own, so a row without them must not be cleared.
 */
const LEFT_OUT = new Set(['type', 'birthDate', 'gender', 'countries', 'addresses']);

/** One party of a row: its members, and notes about unreadable ones. */
type Said = {
  readonly id: string | null;
  readonly role: string | null;
  readonly members: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
};

type Read = { readonly id: string | null } & (
  | { readonly request: SearchRequest; readonly notes: readonly string[] }
  | { readonly error: { readonly code: string; readonly detail: string } }
);

/** Builds the search of one party of a row. Optional members that cannot be read are left out and noted. */
export function toRequest({ id, role, members, notes }: Said, policy: string): Read {
  const parsed = parseRequest(searchRequestSchema, members);
  if (parsed.ok) return { id, request: complete(parsed.value, { id, role }, policy), notes };
  const faulty = parsed.errors.map(({ pointer }) => pointer.split('/')[1] ?? '');
  const [first] = parsed.errors;
  // 31.02.1980 is a typing error in a date, not a missing date.
  const isSlip = faulty.includes('birthDate') && isImpossibleDate(members['birthDate']);
  if (faulty.length === 0 || isSlip || faulty.some((member) => !LEFT_OUT.has(member))) {
    const shown = isSlip ? parsed.errors.find(({ pointer }) => pointer === '/birthDate') : first;
    return { id, error: { code: shown?.code ?? parsed.code, detail: shown?.pointer ?? '' } };
  }
  const left = Object.fromEntries(Object.entries(members).filter(([member]) => !faulty.includes(member)));
  return toRequest({ id, role, members: left, notes: [...notes, ...new Set(faulty)] }, policy);
}

const LONGEST_REFERENCE = 200;

/**
 * Adds the batch's settings. Decisions apply to the row's own id; those about a customer do not apply to its related
 * parties.
 */
function complete(request: SearchRequest, { id, role }: Pick<Said, 'id' | 'role'>, policy: string): SearchRequest {
  const own = id?.trim() ?? '';
  const reference = role === null ? own : relatedReference(own, role.trim());
  const isReference = own !== '' && reference.length <= LONGEST_REFERENCE;
  return {
    ...request,
    ...(request.externalRef === undefined && isReference ? { externalRef: reference } : {}),
    ...(request.policy === undefined && policy !== 'default' ? { policy } : {}),
  };
}

/**
 * Whether an unreadable birth date looks like a date: a day that does not exist, or a year in which no living person
 * was born. "unknown" and "00.00.0000" do not.
 */
const isImpossibleDate = (value: unknown): boolean =>
  typeof value === 'string' && DATE_SHAPED.test(value) && !EMPTY.test(value);
