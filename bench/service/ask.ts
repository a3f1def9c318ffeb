import type { RunningService } from './running-service.ts';

/** Sends a request to the API and returns JSON; POST if there is a body. */
export type Ask = (path: string, body?: string, type?: string) => Promise<Readonly<Record<string, unknown>>>;

/** @throws Error with the response if it is not 2xx, since the measurement would then be meaningless */
export const asking =
  ({ base }: Pick<RunningService, 'base'>, token: string): Ask =>
  async (path, body, type = 'application/json') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const sent = body === undefined ? {} : { method: 'POST', body };
    const response = await fetch(`${base}/api/v1${path}`, { headers, ...sent });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return response.json();
  };
