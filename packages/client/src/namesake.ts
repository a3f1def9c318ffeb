import { type Answer, answerOf } from './answer.ts';
import type {
  AnswerOf,
  CallOf,
  CompactSearchResponse,
  CompareRequest,
  CompareResponse,
  Customer,
  CustomerData,
  Method,
  NamesakeEvent,
  PathOf,
  SavedCustomers,
  Schemas,
  SearchAnswer,
  SearchRequest,
  SearchResponse,
} from './api-types.ts';
import { Batches } from './batches.ts';
import { membersOf } from './error.ts';
import { readAny, readJson, SHAPES, type Shape } from './read-answer.ts';
import { type CallOptions, type ClientOptions, filled, Transport } from './transport.ts';

/** Which events. */
export type EventsOptions = CallOptions & {
  /** The `id` of the last event that you have. Default: from the first on. */
  readonly after?: string | number;
  /** Goes on for ever, and asks again after a pause where nothing is new. Default: ends there. */
  readonly follow?: boolean;
  /** That pause. Default: 5,000. */
  readonly pauseMs?: number;
};

const PAUSE_MS = 5_000;

/** A Namesake service. One client serves any number of calls at a time. */
export class Namesake {
  readonly batches: Batches;
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    this.#transport = new Transport(options);
    this.batches = new Batches(this.#transport);
  }

  /** Screens a name, identifier or text. Hold unless `mayPass`; hold as well where it throws. */
  search(
    request: SearchRequest & { readonly view: 'compact' },
    options?: CallOptions,
  ): Promise<Answer<CompactSearchResponse>>;
  search(request: SearchRequest & { readonly view?: 'full' }, options?: CallOptions): Promise<Answer<SearchResponse>>;
  search(request: SearchRequest, options?: CallOptions): Promise<Answer<SearchAnswer>>;
  async search(body: SearchRequest, options: CallOptions = {}): Promise<Answer<SearchAnswer>> {
    return answerOf(await this.#post<SearchAnswer>('/api/v1/search', body, options));
  }

  /** Scores two parties as a search would. It asks no list, so it clears no party. */
  compare(body: CompareRequest, options: CallOptions = {}): Promise<CompareResponse> {
    return this.#post('/api/v1/compare', body, options);
  }

  readonly customers = {
    /** Puts customers under watch or changes them, 100 at most. Who is new or changed is screened. */
    upsert: (customers: CustomerData | readonly CustomerData[], options: CallOptions = {}): Promise<SavedCustomers> =>
      this.#post('/api/v1/customers', { customers: [customers].flat() }, options),

    /** A customer under watch, by your reference. */
    read: async (externalRef: string, options: CallOptions = {}): Promise<Customer> => {
      const [path, body] = ['/api/v1/customers/find', { externalRef }];
      const found = await this.#post<Schemas['CustomerReference']>(path, body, options, SHAPES.customer);
      return this.request('GET', '/api/v1/customers/{id}', { path: { id: found.customerId } }, options);
    },
  };

  /** What happened, the oldest first. Keep the `id` of the last one that you are done with, and go on `after` it. */
  async *events(options: EventsOptions = {}): AsyncGenerator<NamesakeEvent, void, undefined> {
    const { follow = false, pauseMs = PAUSE_MS, ...call } = options;
    let after = Number(options.after ?? 0);
    for (;;) {
      const query = { after };
      const request = { ...call, method: 'GET', path: '/api/v1/events', query } as const;
      const page = await this.#transport.send(request, readJson<Schemas['WatchEvents']>(SHAPES.events));
      yield* page.items;
      if (page.after === after) {
        if (!follow) return;
        await this.#transport.wait(pauseMs, call.signal ?? new AbortController().signal);
      }
      after = page.after;
    }
  }

  /** Any endpoint of the API, as the specification describes it. A parameter of the path may be any text. */
  async request<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    ...[call, options]: Record<never, never> extends CallOf<M, P>
      ? [call?: CallOf<M, P>, options?: CallOptions]
      : [call: CallOf<M, P>, options?: CallOptions]
  ): Promise<AnswerOf<M, P>> {
    const { path: parameters, query, body } = membersOf(call);
    const called = { method, path: filled(path, membersOf(parameters)), query: membersOf(query), body, accept: '*/*' };
    return (await this.#transport.send({ ...options, ...called }, readAny)) as AnswerOf<M, P>;
  }

  #post<T>(path: string, body: unknown, options: CallOptions, shape?: Shape): Promise<T> {
    return this.#transport.send({ ...options, method: 'POST', path, body }, readJson<T>(shape));
  }
}
