import type { RunningService } from './running-service.ts';

/** Asks the API for JSON: with a body, by POST. */
export type Ask = (path: string, body?: string, type?: string) => Promise<Readonly<Record<string, unknown>>>;

/** @throws Error with the answer, where it is another than a 2xx: then nothing is measured */
export const asking =
  ({ base }: Pick<RunningService, 'base'>, token: string): Ask =>
  async (path, body, type = 'application/json') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const sent = body === undefined ? {} : { method: 'POST', body };
    const response = await fetch(`${base}/api/v1${path}`, { headers, ...sent });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return response.json();
  };
