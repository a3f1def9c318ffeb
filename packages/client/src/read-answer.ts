import { membersOf, NamesakeError } from './error.ts';

type Check = (value: unknown) => boolean;

/** The members of an answer that the client itself reads. */
export type Shape = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const is =
  (shape: Shape): Check =>
  (value) =>
    isObject(value) && Object.entries(shape).every(([member, check]) => check(membersOf(value)[member]));
const many =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const ROW: Shape = { line: isNumber, outcome: isText, id: isTextOrNull, searchId: isTextOrNull };

/** Answers of which the client reads something, instead of handing them on. */
export const SHAPES = {
  batch: { id: isText, state: isText, endedAt: isTextOrNull, problem: isTextOrNull, rowCount: isNumber },
  results: { items: many(is(ROW)), nextCursor: isTextOrNull },
  events: { items: many(isObject), after: isNumber },
  customer: { customerId: isText },
} as const satisfies Record<string, Shape>;

/**
 * The JSON of an answer, of the type that the specification says: an object that has what the client reads of it.
 * Proxies answer with 200, too.
 * @throws NamesakeError where it is something else
 */
export const readJson =
  <T>(shape: Shape = {}) =>
  async (response: Response): Promise<T> =>
    parsed(await response.text(), is(shape), response);

/** Any answer: JSON as a value, other texts as a string, files as a `Blob`, nothing as undefined. */
export async function readAny(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (type === 'application/json') return parsed(await response.text(), () => true, response);
  // No endpoint answers with a page.
  if (type === 'text/html') throw unexpected(response);
  return type === 'text/csv' || type === 'application/x-ndjson' ? response.text() : response.blob();
}

/** An event of a batch. @throws NamesakeError */
export const batchOf = <T>(text: string, response: Response): T => parsed(text, is(SHAPES.batch), response);

function parsed<T>(text: string, isRight: Check, response: Response): T {
  const value = jsonIn(text);
  if (value === undefined || !isRight(value.json)) throw unexpected(response);
  return value.json;
}

function jsonIn(text: string) {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function unexpected({ status, headers }: Response): NamesakeError {
  const facts = { status, requestId: headers.get('x-request-id') };
  return new NamesakeError('unexpected_answer', 'The answer is not one of this endpoint of Namesake.', facts);
}
