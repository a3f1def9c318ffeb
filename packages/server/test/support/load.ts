import { expect } from 'vitest';
import { runCommand } from './spawn-service.ts';

export const createToken = async (dataDir: string, ...more: readonly string[]): Promise<string> =>
  (await runCommand(['tokens', 'create', '--name', 'test', ...more, '--data', dataDir])).stdout.trim();

export const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** What one search came to: its id where it was answered. */
export type Outcome = { readonly status: number; readonly code: unknown; readonly searchId?: string };

/** One search; status 0 where the connection failed. */
export async function search(url: string, token: string, searchText: string): Promise<Outcome> {
  try {
    const init = { method: 'POST', headers: headersOf(token), body: JSON.stringify({ searchText }) };
    const answer = await fetch(`${url}/api/v1/search`, init);
    const { code, searchId } = Object(JSON.parse(await answer.text()));
    return { status: answer.status, code, searchId };
  } catch {
    return { status: 0, code: undefined };
  }
}

/** Clients that search one after another until they are stopped. */
export class Load {
  /** Ids of every screening that was answered. */
  readonly answered: string[] = [];
  /** Of those that were not answered, the codes. */
  readonly refused: unknown[] = [];
  readonly #clients: Promise<unknown>;
  #ended = false;

  constructor(url: string, token: string, clients: number) {
    const client = async (name: number): Promise<void> => {
      for (let n = 0; !this.#ended; n++) {
        const { status, code, searchId } = await search(url, token, `Load Client${name} Number${n}`);
        if (status === 200 && searchId !== undefined) this.answered.push(searchId);
        else this.refused.push(code);
      }
    };
    this.#clients = Promise.all(Array.from({ length: clients }, (_, name) => client(name)));
  }

  /** Waits until so many more searches were answered. */
  async answers(count: number): Promise<void> {
    const before = this.answered.length;
    await expect.poll(() => this.answered.length - before).toBeGreaterThan(count);
  }

  /** Waits until so many more searches were refused. */
  async refusals(count: number): Promise<void> {
    const before = this.refused.length;
    await expect.poll(() => this.refused.length - before).toBeGreaterThan(count);
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#clients;
  }
}

/** Which of these screenings are not recorded. */
export async function lostOf(url: string, token: string, ids: readonly string[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const id of ids) {
    const found = await fetch(`${url}/api/v1/searches/${id}`, { headers: headersOf(token) });
    if (found.status !== 200 || !(await found.text()).includes(id)) lost.push(id);
  }
  return lost;
}

/** Status and body of `GET /readyz`. */
export async function readyz(url: string, query = ''): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/readyz${query}`);
  return { code: answer.status, ...Object(await answer.json()) };
}
