import { UnreachableError } from './problem-error.ts';
import { API_BASE, answerOf, headersOf } from './request.ts';

export type UploadOptions = {
  /** Sent again with the same key, it is done once. */
  readonly key: string;
  /** Part of the body that has left, from 0 to 1. */
  readonly onProgress: (part: number) => void;
};

/**
 * Posts a form with a file. `T` is the contract's type of the answer. Only this way of asking tells how far it is.
 * @throws as `request`
 */
export function upload<T>(path: string, form: FormData, { key, onProgress }: UploadOptions): Promise<T> {
  const asked = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  asked.open('POST', `${API_BASE}${path}`);
  for (const [name, value] of headersOf({ method: 'POST' })) asked.setRequestHeader(name, value);
  asked.setRequestHeader('idempotency-key', key);
  asked.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
  asked.addEventListener('load', () => {
    const headers = new Headers({ 'x-request-id': asked.getResponseHeader('x-request-id') ?? '–' });
    resolve(answerOf<T>(new Response(asked.responseText, { status: asked.status, headers }), path, {}));
  });
  const fail = (): void => reject(new UnreachableError('No answer from the server'));
  asked.addEventListener('error', fail);
  asked.addEventListener('abort', fail);
  asked.send(form);
  return promise;
}
