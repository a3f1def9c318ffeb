import { WATCHMAN_ENDPOINTS } from '@namesake/contract';
import type { Counters } from './instruments.ts';

/** A request whose answer has left. */
type AnsweredRequest = {
  readonly method: string;
  /** Template of the route; undefined for pages, files and addresses where there is nothing. */
  readonly route: string | undefined;
  readonly status: number;
  /** Code of the problem; null where it was answered. */
  readonly code: string | null;
  readonly seconds: number;
  /** Where the answer leads; undefined where it does not. */
  readonly location: string | undefined;
};

const SEARCHES: ReadonlySet<string> = new Set(['POST /api/v1/search', `GET ${WATCHMAN_ENDPOINTS.search.path}`]);
const SINGLE_SIGN_ON = '/api/v1/session/oidc/callback';
/** Where people log in, with what refuses an attempt. */
const LOGIN_ROUTES: ReadonlySet<string> = new Set([
  '/api/v1/session',
  '/api/v1/session/second-step',
  '/api/v1/session/passkey',
]);
const LOGIN_REFUSALS: ReadonlySet<string> = new Set([
  'credentials_wrong',
  'code_wrong',
  'passkey_refused',
  'login_step_ended',
  'rate_limited',
]);
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** Counts a request, and the search or the attempt to log in that it was. */
export function countRequest(counters: Counters, request: AnsweredRequest): void {
  const { method, route, status, code, seconds } = request;
  counters.requests.inc({
    method: METHODS.has(method) ? method : 'other',
    route: route ?? 'other',
    status: `${Math.floor(status / 100)}xx`,
  });
  if (SEARCHES.has(`${method} ${route}`)) {
    if (code === null) counters.searchSeconds.observe(seconds);
    else counters.refused.inc({ code, status });
  }
  const reason = loginFailure(request);
  if (reason !== undefined) counters.loginFailures.inc({ reason });
}

/** Why a log-in was refused; undefined where it was not, or the request was none. */
function loginFailure({ method, route, code, location }: AnsweredRequest): string | undefined {
  // People get a page that says why, not a problem.
  if (route === SINGLE_SIGN_ON) return location?.startsWith('/login?') === true ? 'single_sign_on_refused' : undefined;
  if (method !== 'POST' || route === undefined || !LOGIN_ROUTES.has(route)) return undefined;
  return code !== null && LOGIN_REFUSALS.has(code) ? code : undefined;
}
