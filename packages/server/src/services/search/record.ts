import type { SearchRequest, SearchResponse } from '@namesake/contract';
import { ApiError } from '../api-error.ts';
import type { App } from '../app.ts';
import { answerContext } from './answer-context.ts';

type Screened = {
  readonly id: Buffer;
  readonly actor: string;
  readonly request: SearchRequest;
  readonly answer: SearchResponse;
};

type KnownContext = { readonly revision: number; readonly id: Promise<number> };

// The context of the lists as they are now, per installation; a new revision of the lists makes a new one.
const contexts = new WeakMap<App, KnownContext>();

/**
 * Makes the screening durable and returns the answer's JSON, which is exactly what was recorded.
 *
 * @throws ApiError `storage_unavailable` when it cannot be recorded: no record, no answer
 */
export async function recordScreening(app: App, screened: Screened): Promise<string> {
  const { id, actor, request, answer } = screened;
  const json = JSON.stringify(answer);
  const record = { id, actor, outcome: answer.outcome, total: answer.total, answer: json };
  try {
    const contextId = await currentContext(app);
    await app.storage.screenings.record({ ...record, contextId, request: JSON.stringify(request) });
  } catch (cause) {
    throw new ApiError('storage_unavailable', { headers: { 'retry-after': '5' }, cause });
  }
  return json;
}

function currentContext(app: App): Promise<number> {
  const { revision } = app.lists;
  const known = contexts.get(app);
  if (known?.revision === revision) return known.id;
  const id = app.storage.screenings.internContext(answerContext(app));
  contexts.set(app, { revision, id });
  id.catch(() => contexts.delete(app));
  return id;
}
