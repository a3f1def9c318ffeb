import type { Hash } from 'node:crypto';

/** Passes bytes on and hashes them. */
export function hashing(hash: Hash): (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* (chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
}
