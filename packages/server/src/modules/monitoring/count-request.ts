import { WATCHMAN_ENDPOINTS } from '@namesake/contract';
import type { Counters } from './instruments.ts';

/** A request that has been answered. */
type AnsweredRequest = {
  readonly method: string;
  /** Route template; undefined for pages, files and unknown addresses. */
  readonly route: string | undefined;
  readonly status: number;
  /** Code of the problem; null if there was none. */
  readonly code: string | null;
  readonly seconds: number;
  /** Target of a redirect; undefined if there is none. */
  readonly location: string | undefined;
};

const SEARCHES: ReadonlySet<string> = new Set(['POST /api/v1/search', `GET ${WATCHMAN_ENDPOINTS.search.path}`]);
const SINGLE_SIGN_ON = '/api/v1/session/oidc/callback';
/** Log-in routes, and the codes of refused attempts. */
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

/** Counts a request and, if it is one, the search or log-in attempt. */
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

/** Why a log-in was refused; undefined if it was not, or if the request is no log-in. */
function loginFailure({ method, route, code, location }: AnsweredRequest): string | undefined {
  // People are redirected to a page with the reason instead of getting a problem.
  if (route === SINGLE_SIGN_ON) return location?.startsWith('/login?') === true ? 'single_sign_on_refused' : undefined;
  if (method !== 'POST' || route === undefined || !LOGIN_ROUTES.has(route)) return undefined;
  return code !== null && LOGIN_REFUSALS.has(code) ? code : undefined;
}
