import { hash } from 'node:crypto';

/** A field of canonical bytes. Numbers are written in decimal, so they have no size limit and no byte order. */
type CanonicalField = string | number | Uint8Array;

const LENGTH_BYTES = 4;

/** What is proved about a screening: everything recorded about it. */
export type ScreeningContent = {
  /** Sixteen bytes; the first six are the time. */
  readonly id: Uint8Array;
  readonly actor: string;
  readonly outcome: string;
  readonly total: number;
  /** SHA-256 of its context: lists with versions and hashes, engine, policy, as JSON. */
  readonly contextHash: Uint8Array;
  /** JSON texts, byte for byte. */
  readonly request: string | Uint8Array;
  readonly answer: string | Uint8Array;
};

/** What is proved about an audit event: all its columns. */
export type EventContent = {
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly detailJson: string;
  readonly requestId: string;
};

/**
 * Encodes fields unambiguously as bytes: each is preceded by its length in four bytes, big-endian. Texts are UTF-8. The
 * first field is the purpose, so that bytes of one purpose never pass for another's.
 */
export function canonicalBytes(purpose: string, fields: readonly CanonicalField[]): Buffer {
  const parts = [purpose, ...fields].map((field) => (typeof field === 'number' ? String(field) : field));
  const lengths = parts.map((part) => (typeof part === 'string' ? Buffer.byteLength(part) : part.length));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + LENGTH_BYTES + length, 0));
  let at = 0;
  for (const [index, part] of parts.entries()) {
    at = bytes.writeUInt32BE(lengths[index] ?? 0, at);
    if (typeof part === 'string') at += bytes.write(part, at);
    else {
      bytes.set(part, at);
      at += part.length;
    }
  }
  return bytes;
}

/** SHA-256 of the concatenated parts. */
export function sha256(...parts: readonly Uint8Array[]): Buffer {
  return hash('sha256', Buffer.concat(parts), 'buffer');
}

/** The canonical bytes of a screening. */
export function screeningBytes(content: ScreeningContent): Buffer {
  const { id, actor, outcome, total, contextHash, request, answer } = content;
  return canonicalBytes('namesake screening 1', [id, actor, outcome, total, contextHash, request, answer]);
}

/** The canonical bytes of an audit event. */
export function eventBytes({ at, actor, action, target, detailJson, requestId }: EventContent): Buffer {
  return canonicalBytes('namesake event 1', [at, actor, action, target, detailJson, requestId]);
}
