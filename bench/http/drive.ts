import autocannon from 'autocannon';

/**
 * Result of a run of searches over HTTP. Times in milliseconds, as seen by the client, which has no 95th percentile.
 */
export type Driven = {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p97_5: number;
  readonly p99: number;
};

export type Drive = {
  readonly base: string;
  readonly token: string;
  readonly texts: readonly string[];
  readonly connections: number;
};

const LOST_AFTER_S = 60;
/**
 * A run only ends at the next progress check: with the default of a second, 1,500 searches take a whole one, however
 * fast they are.
 */
const LOOK_EVERY_MS = 20;

/**
 * Searches each text once, as fast as responses arrive, over persistent connections.
 * @throws Error if the response to a search is not 200
 */
export async function drive({ base, token, texts, connections }: Drive): Promise<Driven> {
  let next = 0;
  const result = await autocannon({
    url: `${base}/api/v1/search`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    connections,
    amount: texts.length,
    timeout: LOST_AFTER_S,
    sampleInt: LOOK_EVERY_MS,
    requests: [
      {
        setupRequest: (request) => ({ ...request, body: JSON.stringify({ searchText: texts[next++ % texts.length] }) }),
      },
    ],
  });
  const { non2xx, errors, duration, latency } = result;
  if (non2xx + errors > 0) throw new Error(`${non2xx} searches were refused and ${errors} lost: nothing is measured.`);
  const answers = result['2xx'];
  return {
    answers,
    perSecond: Math.round(answers / duration),
    p50: latency.p50,
    p97_5: latency.p97_5,
    p99: latency.p99,
  };
}
