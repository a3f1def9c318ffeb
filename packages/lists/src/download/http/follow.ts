import type { Source } from '../../list/source.ts';
import { checkHop, namedHosts } from './check-hop.ts';

const MAX_REDIRECTS = 20;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export type FollowOptions = {
  readonly fetch: typeof globalThis.fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Hosts configured for the list. Default: those of the source. */
  readonly named?: readonly string[] | undefined;
  /** Called with each address before the request. */
  readonly onHop?: (url: string) => void;
};

/**
 * GETs an address and follows redirects that obey the rules of `checkHop`. The source's key is only sent to its own
 * origin: `fetch` itself would send it wherever a redirect leads.
 * @throws DownloadFailed; TypeError as `fetch` does
 */
export async function follow(source: Source, first: string, options: FollowOptions): Promise<Response> {
  const { named = namedHosts(source), onHop = () => {} } = options;
  let url = first;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    onHop(url);
    const isOwn = new URL(url).origin === new URL(first).origin;
    const headers = isOwn ? options.headers : without(options.headers, source.keyHeader);
    const response = await options.fetch(url, { headers, redirect: 'manual', signal: options.signal });
    const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, url).href;
    await checkHop(source, url, next, named);
    url = next;
  }
  throw new TypeError('fetch failed', { cause: new Error('redirect count exceeded') });
}

const without = (headers: FollowOptions['headers'], name: string | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name));
