import { canonicalBytes } from './canonical-bytes.ts';

/** What is proved of a screening: all that was recorded of it. */
export type ScreeningContent = {
  /** Sixteen bytes; the first six are the time. */
  readonly id: Uint8Array;
  readonly actor: string;
  readonly outcome: string;
  readonly total: number;
  /** SHA-256 of what it ran on: lists with versions and hashes, engine, policy, as JSON. */
  readonly contextHash: Uint8Array;
  /** JSON texts, byte for byte. */
  readonly request: string | Uint8Array;
  readonly answer: string | Uint8Array;
};

/** What is proved of an audit event: all its columns. */
export type EventContent = {
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly detailJson: string;
  readonly requestId: string;
};

/** The canonical bytes of a screening. */
export function screeningBytes(content: ScreeningContent): Buffer {
  const { id, actor, outcome, total, contextHash, request, answer } = content;
  return canonicalBytes('namesake screening 1', [id, actor, outcome, total, contextHash, request, answer]);
}

/** The canonical bytes of an audit event. */
export function eventBytes({ at, actor, action, target, detailJson, requestId }: EventContent): Buffer {
  return canonicalBytes('namesake event 1', [at, actor, action, target, detailJson, requestId]);
}
