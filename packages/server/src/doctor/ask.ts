const TIMEOUT_MS = 3_000;
const MOST_BYTES = 2 ** 20;

/** What an address answers, or why it does not. Redirects are not followed. */
export type Asked = { readonly status: number; readonly body: unknown } | { readonly failure: string };

/** GETs an address and gives up after three seconds. */
export async function ask(url: string): Promise<Asked> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } });
    return { status: response.status, body: jsonOf((await response.text()).slice(0, MOST_BYTES)) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** Whether it is what Namesake answers to `GET /livez`. */
export const isAlive = (asked: Asked): boolean =>
  'status' in asked && asked.status === 200 && Object(asked.body).status === 'ok';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${TIMEOUT_MS / 1_000} s`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
