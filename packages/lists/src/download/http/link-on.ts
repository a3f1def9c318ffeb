import type { Source } from '../../list/source.ts';
import { DownloadFailed } from './download-failed.ts';
import { type FollowOptions, follow } from './follow.ts';

/** Larger than any page with such a link. */
const MAX_PAGE = 4 * 1024 * 1024;

export type PageOptions = Omit<FollowOptions, 'headers'> & { readonly userAgent: string };

/**
 * Finds the address of a list whose publisher puts the date into it, on the page that links to it: of several links the
 * last in order, which is the newest. Only links to the page's own origin are followed.
 */
export async function linkOn(source: Source, { userAgent, ...options }: PageOptions): Promise<string> {
  const headers = { 'user-agent': userAgent, accept: 'text/html' };
  const response = await follow(source, source.url, { ...options, headers });
  if (!response.ok) {
    await response.body?.cancel();
    const isTransient = response.status >= 500 || response.status === 429;
    throw new DownloadFailed('http_status', source.id, `the page of the list answered ${response.status}`, {
      status: response.status,
      isTransient,
    });
  }
  const page = (await response.text()).slice(0, MAX_PAGE);
  const pattern = new RegExp(source.linkPattern ?? /(?!)/, 'g');
  const links = [...page.matchAll(pattern)].map(([link]) => new URL(link, source.url));
  const own = links.filter(({ origin }) => origin === new URL(source.url).origin).map(({ href }) => href);
  const newest = own.sort().at(-1);
  if (newest === undefined)
    throw new DownloadFailed(
      'no_link',
      source.id,
      'the page of the list has no link to the file: it may have been laid out anew',
    );
  return newest;
}
