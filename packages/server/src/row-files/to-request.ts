import { parseRequest, type SearchRequest, searchRequestSchema } from '@namesake/contract';

/** Three numbers of a day, or four digits of a year among others. */
const DATE_SHAPED =
  /^\s*(?:\d{1,4}\s*[-./]\s*\d{1,4}(?:\s*[-./]\s*\d{1,4})?|\d{8}|\d{1,2}\.?\s+\p{L}{3,}\.?,?\s+\d{4}|\p{L}{3,}\.?\s+\d{1,2},?\s+\d{4})\s*$/u;

/** How exports write that there is no date. */
const EMPTY = /^[\s0\-./]*$/;

/**
 * Without these a row is still screened, and its notes say so: they order results and find none. Another name or a
 * number finds parties by itself; a row without it would come to a clearance of what was not compared.
 */
const LEFT_OUT = new Set(['type', 'birthDate', 'gender', 'countries', 'addresses']);

/** One party of a row: what is said of it, and what could not be understood. */
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

/** The search of one party of a row. Optional members that cannot be read are left out and noted. */
export function toRequest({ id, role, members, notes }: Said, policy: string): Read {
  const parsed = parseRequest(searchRequestSchema, members);
  if (parsed.ok) return { id, request: complete(parsed.value, { id, role }, policy), notes };
  const faulty = parsed.errors.map(({ pointer }) => pointer.split('/')[1] ?? '');
  const [first] = parsed.errors;
  // 31.02.1980 is a slip in a date, not the lack of one.
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
 * With what the batch says for all rows: a row's own id is what decisions hold for. Those on a customer do not hold for
 * parties beside it.
 */
function complete(request: SearchRequest, { id, role }: Pick<Said, 'id' | 'role'>, policy: string): SearchRequest {
  const reference = id === null || role === null ? id : `${id} / ${role}`;
  const isReference = reference !== null && reference.trim() !== '' && reference.length <= LONGEST_REFERENCE;
  return {
    ...request,
    ...(request.externalRef === undefined && isReference ? { externalRef: reference } : {}),
    ...(request.policy === undefined && policy !== 'default' ? { policy } : {}),
  };
}

/**
 * Whether a birth date that cannot be read is written like a date: a day that no month has, or a year that nobody alive
 * was born in. "unknown" and "00.00.0000" are none.
 */
const isImpossibleDate = (value: unknown): boolean =>
  typeof value === 'string' && DATE_SHAPED.test(value) && !EMPTY.test(value);
