import { isUtf8 } from 'node:buffer';

/** Text up to the first byte that is not UTF-8, and the position of that byte in the stream. */
export type Decoded = { readonly text: string; readonly invalidAt?: number };

/**
 * Decodes UTF-8 chunk by chunk and reports exactly where it is invalid. Nothing is ever replaced: a name with a
 * replacement character would not be found any more.
 */
export class Utf8Decoder {
  readonly #decoder: InstanceType<typeof TextDecoder>;
  /** Bytes of a character that the next chunk completes. */
  #pending: Buffer = Buffer.alloc(0);
  #consumed = 0;

  /** `keepsBom`: a byte order mark at the beginning stays part of the text, as anywhere else. */
  constructor({ keepsBom = false }: { readonly keepsBom?: boolean } = {}) {
    this.#decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: keepsBom });
  }

  write(chunk: Buffer): Decoded {
    const bytes = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const complete = bytes.length - incompleteTail(bytes);
    const whole = bytes.subarray(0, complete);
    if (!isUtf8(whole)) return this.#upToInvalid(whole);
    this.#pending = Buffer.from(bytes.subarray(complete));
    this.#consumed += complete;
    return { text: this.#decode(whole) };
  }

  /** Call after the last chunk: an incomplete character at the end is invalid too. */
  end(): Decoded {
    return this.#pending.length === 0 ? { text: '' } : { text: '', invalidAt: this.#consumed };
  }

  #upToInvalid(bytes: Buffer): Decoded {
    let low = 0;
    let high = bytes.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      const prefix = bytes.subarray(0, middle);
      if (isUtf8(prefix.subarray(0, middle - incompleteTail(prefix)))) low = middle;
      else high = middle;
    }
    const valid = bytes.subarray(0, low);
    const end = low - incompleteTail(valid);
    return { text: this.#decode(bytes.subarray(0, end)), invalidAt: this.#consumed + end };
  }

  #decode(bytes: Buffer): string {
    return this.#decoder.decode(bytes, { stream: true });
  }
}

/** Number of bytes at the end that begin an incomplete character. */
function incompleteTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
}
