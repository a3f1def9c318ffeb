import { listingIdOf } from '@namesake/lists';
import { PEER_LIST } from './peer-names.ts';

/** A result of a peer: the publisher's ids of all records that it represents. */
export type PeerResult = { readonly records: readonly string[] };

/** A screening service: its results for a name at its own threshold. */
export type Peer = { readonly name: string; readonly find: (text: string) => Promise<readonly PeerResult[]> };

/** Page size: as many results as a person would review. */
const MOST = 100;

/** Namesake through its own API. */
export const namesake = (base: string, token: string): Peer => ({
  name: 'Namesake',
  find: async (text) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ searchText: text, limit: MOST });
    const answer: { readonly results: readonly { readonly listings: readonly { readonly id: string }[] }[] } =
      await jsonOf(`${base}/api/v1/search`, { method: 'POST', headers, body });
    return answer.results.map(({ listings }) => ({ records: listings.flatMap(({ id }) => recordOf(id)) }));
  },
});

/**
 * Moov Watchman.
 * @param address URL of `/v2/search`, with the minimum score that its operator would review: `?minMatch=0.9`
 */
export const watchman = (address: string): Peer => ({
  name: 'Watchman',
  find: async (text) => {
    const url = new URL(address);
    url.searchParams.set('name', text);
    if (!url.searchParams.has('limit')) url.searchParams.set('limit', String(MOST));
    const answer: { readonly entities: readonly { readonly sourceID: string }[] | null } = await jsonOf(url.href);
    return (answer.entities ?? []).map(({ sourceID }) => ({ records: [sourceID] }));
  },
});

/**
 * Yente; its `match` is asked for a `LegalEntity`, a party of unknown type.
 * @param address URL of `/match/DATASET`, with its parameters
 */
export const yente = (address: string): Peer => ({
  name: 'yente',
  find: async (text) => {
    const url = new URL(address);
    if (!url.searchParams.has('limit')) url.searchParams.set('limit', String(MOST));
    const body = JSON.stringify({ queries: { one: { schema: 'LegalEntity', properties: { name: [text] } } } });
    const headers = { 'content-type': 'application/json' };
    const answer: {
      readonly responses: {
        readonly one: {
          readonly results: readonly {
            readonly id: string;
            readonly referents?: readonly string[];
            readonly match: boolean;
          }[];
        };
      };
    } = await jsonOf(url.href, { method: 'POST', headers, body });
    const matches = answer.responses.one.results.filter(({ match }) => match);
    return matches.map(({ id, referents = [] }) => ({ records: [id, ...referents].flatMap(recordOf) }));
  },
});

/** The publisher's number in one of our ids, in FollowTheMoney form too, or in an OpenSanctions id (`ofac-123`). */
function recordOf(id: string): readonly string[] {
  const [, record] = new RegExp(`^(?:${PEER_LIST}:|ofac-)(.+)$`).exec(listingIdOf(id) ?? id) ?? [];
  return record === undefined ? [] : [record];
}

/** @throws Error with status and URL, without the searched name */
async function jsonOf<Body>(url: string, request: RequestInit = {}): Promise<Body> {
  const { username, password, origin, pathname } = new URL(url);
  const clean = new URL(url);
  [clean.username, clean.password] = ['', ''];
  const basic = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const signed = password === '' ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` };
  const answer = await fetch(clean, { ...request, headers: { ...signed, ...request.headers } });
  if (!answer.ok) throw new Error(`${origin}${pathname} answered ${answer.status}.`);
  return JSON.parse(await answer.text());
}
