/** A request that carries an Idempotency-Key. Times are Unix milliseconds. */
export type KeyedRequest = {
  /** Of the caller and the key. */
  readonly keyHash: Buffer;
  /** Of what is asked: address and body. */
  readonly fingerprint: Buffer;
  readonly requestId: string;
  /** What the screening will be recorded as, of a search. */
  readonly searchId: Buffer | null;
  /** Until then it counts as running, unless it has ended. */
  readonly leaseUntil: number;
  readonly expiresAt: number;
};

/** What was answered; `body` is null where it is not kept. */
export type KeptAnswer = { readonly status: number; readonly body: string | null };

export type StoredRequest = KeyedRequest & { readonly answer: KeptAnswer | null };

/** Which requests with an Idempotency-Key were begun, and what was answered. */
export interface IdempotencyStore {
  /** The request that has the key: this one where none had it. Of several at once, one gets it. */
  claim(request: KeyedRequest, nowMs: number): Promise<StoredRequest>;
  /** Gives the key to another attempt; false where somebody else was quicker. */
  takeOver(before: StoredRequest, request: KeyedRequest): Promise<boolean>;
  /** Keeps the answer. */
  end(request: KeyedRequest, answer: KeptAnswer): Promise<void>;
  /** The request was refused: the key is free. */
  release(request: KeyedRequest): Promise<void>;
  /** The request failed: it runs no longer, and may be tried again. */
  giveUp(request: KeyedRequest, nowMs: number): Promise<void>;
  /** Forgets so many of those that have expired; resolves with how many. */
  forgetExpired(nowMs: number, limit: number): Promise<number>;
}
