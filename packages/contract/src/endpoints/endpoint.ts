import type { z } from 'zod';
import type { Scope } from '../access/scope-catalog.ts';
import type { ErrorCode } from '../errors/error-codes.ts';

/**
 * Who may call: anybody; a logged-in user; a program with a token, which may have to have a scope and may come as the
 * password of HTTP Basic; or a token or session with a scope.
 */
export type EndpointAuth =
  | { readonly kind: 'public' }
  | { readonly kind: 'session' }
  | { readonly kind: 'token'; readonly scope?: Scope; readonly basic?: true }
  /** `or` is a scope that does instead, for less: the service says what. */
  | { readonly kind: 'scope'; readonly scope: Scope; readonly or?: Scope };

/**
 * Whose objects a route with an id reaches: everybody's, for who has its scope; or the caller's own, and those of
 * others only with a scope, or never. What a caller does not reach does not exist.
 */
export type Reach = 'everybody' | { readonly own: OwnedKind; readonly others: Scope | null };

/** What somebody owns. */
export type OwnedKind = 'screening' | 'batch' | 'lookback' | 'decision' | 'goodGuy' | 'token' | 'session' | 'passkey';

/**
 * What is kept of the answer to a request with an Idempotency-Key, to give it again: all of it; the searchId, because
 * the record has the rest; or only that it was given, because it holds a secret.
 */
export type KeptOfAnswer = 'answer' | 'searchId' | 'nothing';

/** Media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type EndpointResponse = {
  readonly description: string;
  readonly schema?: z.ZodType;
  /** Media type of an answer that is not JSON. */
  readonly mediaType?:
    | 'application/octet-stream'
    | 'application/pdf'
    | 'application/x-ndjson'
    | 'application/zip'
    | 'text/csv'
    | 'text/plain'
    /** Server-sent events: the answer ends when there is nothing more to tell. */
    | 'text/event-stream'
    | typeof XLSX;
};

/** One endpoint: validation, OpenAPI and the web types come from it. */
export type Endpoint = {
  /** operationId in OpenAPI. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for parameters, as OpenAPI writes it. */
  readonly path: string;
  readonly tag:
    | 'Screening'
    | 'Batches'
    | 'Lookbacks'
    | 'Customers'
    | 'Cases'
    | 'Decisions'
    | 'Good guys'
    | 'Lists'
    | 'Policies'
    | 'Rules'
    | 'Receipts'
    | 'Audit'
    | 'Tokens'
    | 'Webhooks'
    | 'Compatibility'
    | 'Session'
    | 'People'
    | 'Retention'
    | 'Service';
  readonly summary: string;
  readonly description: string;
  readonly auth: EndpointAuth;
  /** A scheme under which clients of another product send the token, besides `Bearer`. */
  readonly tokenScheme?: 'ApiKey';
  /** Of every route that takes an id. */
  readonly reach?: Reach;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a file of one of these media types, which is stored as it arrives. */
  readonly upload?: readonly string[];
  /** The body may be a form (`application/x-www-form-urlencoded`) with its members, too. */
  readonly urlForm?: true;
  /** Of an upload: the fields of a form that may bring the file, besides `file`. */
  readonly form?: z.ZodObject;
  /** Answers 200 carry an ETag: asked with If-None-Match, 304 where nothing changed. They may be compressed. */
  readonly conditional?: true;
  /** Takes the header Idempotency-Key: the request is done once, however often it is sent. */
  readonly idempotency?: KeptOfAnswer;
  /** Goes through any number of records: some of each caller run at a time, others wait. */
  readonly longRead?: true;
  /** A GET that writes a record: the log has it like any search. */
  readonly records?: true;
  /** A POST of which nothing remains but the answer: it needs no Idempotency-Key. */
  readonly keepsNothing?: true;
  /**
   * Where what a 201 made is read, in the header Location: `{name}` stands for a member of the path or the answer, also
   * within others (`items.0.id`).
   */
  readonly location?: string;
  /** Successful answers by status. */
  readonly responses: Readonly<Record<number, EndpointResponse>>;
  /** Codes it may answer in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
};

/** An endpoint with its own literal types. */
export const define = <const E extends Endpoint>(endpoint: E & Record<Exclude<keyof E, keyof Endpoint>, never>): E =>
  endpoint;

/** Media type of the successful answers of an endpoint. */
export const mediaTypeOf = ({ responses }: Pick<Endpoint, 'responses'>): string =>
  Object.values(responses).find(({ mediaType }) => mediaType !== undefined)?.mediaType ?? 'application/json';

/** Path in the `:name` form that Fastify's router takes. */
export const routePath = (endpoint: Pick<Endpoint, 'path'>): string => endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');

const TOKEN_ERRORS: readonly ErrorCode[] = [
  'token_missing',
  'token_malformed',
  'scheme_unsupported',
  'token_unknown',
  'token_expired',
  'token_revoked',
  'token_owner_inactive',
  'token_address_refused',
  'session_required',
  'csrf_failed',
  'scope_missing',
  'second_factor_missing',
];

/** Of a request with a body, whether or not one is taken. */
const CONTENT_ERRORS: readonly ErrorCode[] = [
  'malformed_json',
  'duplicate_member',
  'body_too_large',
  'unsupported_media_type',
];

const KEY_ERRORS: readonly ErrorCode[] = [
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'idempotency_in_flight',
  'idempotency_answer_lost',
];

/** Of members, in a body, a query or a path. */
const MEMBER_ERRORS: readonly ErrorCode[] = [
  'invalid_character',
  'validation_failed',
  'member_required',
  'wrong_type',
  'not_one_of',
  'out_of_range',
  'too_short',
  'too_long',
  'invalid_format',
];

const ALWAYS: readonly ErrorCode[] = [
  'bad_request',
  'host_refused',
  'unknown_member',
  'method_not_allowed',
  'not_acceptable',
  'rate_limited',
  'internal_error',
  'overloaded',
  'shutting_down',
];

/** Every code the endpoint may answer, those included that follow from its authentication, path, query and body. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  // Changes from a browser must come from our own pages, logged in or not.
  const auth: readonly ErrorCode[] =
    endpoint.auth.kind === 'public'
      ? endpoint.method === 'GET'
        ? []
        : ['csrf_failed']
      : endpoint.auth.kind === 'session'
        ? ['session_required', 'csrf_failed']
        : TOKEN_ERRORS;
  // Authentication reads the database, and every change is recorded.
  const open = endpoint.auth.kind === 'public' && endpoint.method === 'GET';
  const storage: readonly ErrorCode[] = open ? [] : ['storage_unavailable'];
  const content = endpoint.method === 'GET' ? [] : CONTENT_ERRORS;
  const { body, query, params } = endpoint;
  const members = [body, query, params].every((part) => part === undefined) ? [] : MEMBER_ERRORS;
  const keyed = endpoint.idempotency === undefined ? [] : KEY_ERRORS;
  const path: readonly ErrorCode[] = endpoint.params === undefined ? [] : ['not_found'];
  const long: readonly ErrorCode[] = endpoint.longRead === true ? ['long_read_limit'] : [];
  const often = [...auth, ...storage, ...content, ...members, ...keyed, ...path, ...long, ...ALWAYS];
  return [...new Set([...endpoint.errors, ...often])];
}
