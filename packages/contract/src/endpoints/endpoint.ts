import type { z } from 'zod';
import type { Scope } from '../access/scope-catalog.ts';
import type { ErrorCode } from '../errors/error-codes.ts';

/**
 * Who may call: anybody; a logged-in user; a program with a token, possibly with a required scope and possibly sent as
 * the HTTP Basic password; or a token or session with a scope.
 */
export type EndpointAuth =
  | { readonly kind: 'public' }
  | { readonly kind: 'session' }
  | { readonly kind: 'token'; readonly scope?: Scope; readonly basic?: true }
  /** `or` is an alternative scope with limited access; the service defines the limits. */
  | { readonly kind: 'scope'; readonly scope: Scope; readonly or?: Scope };

/**
 * Whose objects a route with an id reaches: everybody's, given its scope; or the caller's own, and those of others only
 * with a scope, or never. Objects out of reach look nonexistent to the caller.
 */
export type Reach = 'everybody' | { readonly own: OwnedKind; readonly others: Scope | null };

/** Kinds of objects that have an owner. */
export type OwnedKind = 'screening' | 'batch' | 'lookback' | 'decision' | 'goodGuy' | 'token' | 'session' | 'passkey';

/**
 * What is stored of the response to a request with an Idempotency-Key, to repeat it: all of it; only the searchId,
 * because the record has the rest; or only the fact that it was sent, because it contains a secret.
 */
export type KeptOfAnswer = 'answer' | 'searchId' | 'nothing';

/** Media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type EndpointResponse = {
  readonly description: string;
  readonly schema?: z.ZodType;
  /** Media type of a response that is not JSON. */
  readonly mediaType?:
    | 'application/octet-stream'
    | 'application/pdf'
    | 'application/x-ndjson'
    | 'application/zip'
    | 'text/csv'
    | 'text/plain'
    /** Server-sent events: the response ends after the last one. */
    | 'text/event-stream'
    | typeof XLSX;
};

/** One endpoint. Validation, OpenAPI and the web types are derived from it. */
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
  /** An additional scheme, besides `Bearer`, under which clients of another product send the token. */
  readonly tokenScheme?: 'ApiKey';
  /** Required for every route with an id. */
  readonly reach?: Reach;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a file of one of these media types, stored as received. */
  readonly upload?: readonly string[];
  /** The body may also be a form (`application/x-www-form-urlencoded`) with the same members. */
  readonly urlForm?: true;
  /** For uploads: the form fields besides `file`, if the file is sent in a form. */
  readonly form?: z.ZodObject;
  /** Responses with status 200 have an ETag; If-None-Match yields 304 if nothing changed. They may be compressed. */
  readonly conditional?: true;
  /** Accepts the header Idempotency-Key: the request takes effect once, however often it is sent. */
  readonly idempotency?: KeptOfAnswer;
  /** Reads any number of records: only some per caller run at a time, the others wait. */
  readonly longRead?: true;
  /** A GET that writes a record; the log contains it like any search. */
  readonly records?: true;
  /** A POST that leaves nothing behind except its response, so it needs no Idempotency-Key. */
  readonly keepsNothing?: true;
  /**
   * Location header of a 201, where the created object can be read: `{name}` stands for a member of the path or the
   * response, including nested ones (`items.0.id`).
   */
  readonly location?: string;
  /** Successful answers by status. */
  readonly responses: Readonly<Record<number, EndpointResponse>>;
  /** Error codes in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
};

/** Defines an endpoint, keeping its literal types. */
export const define = <const E extends Endpoint>(endpoint: E & Record<Exclude<keyof E, keyof Endpoint>, never>): E =>
  endpoint;

/** Media type of an endpoint's successful responses. */
export const mediaTypeOf = ({ responses }: Pick<Endpoint, 'responses'>): string =>
  Object.values(responses).find(({ mediaType }) => mediaType !== undefined)?.mediaType ?? 'application/json';

/** The path in the `:name` syntax of Fastify's router. */
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

/** Errors of any request with a body, whether or not one is expected. */
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

/** Errors of members in a body, a query or a path. */
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

/** Every code that the endpoint may return, including those implied by its authentication, path, query and body. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  // Changes from a browser must come from our own pages, whether logged in or not.
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
