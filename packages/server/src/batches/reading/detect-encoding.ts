import type { FileEncoding } from '../batch.ts';

const BOMS: readonly (readonly [bom: readonly number[], encoding: FileEncoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Sees a whole file and says how its characters are written. */
export class EncodingDetector {
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true });
  #start: Buffer = Buffer.alloc(0);
  #isUtf8 = true;

  see(chunk: Buffer): void {
    if (this.#start.length < 1_024) this.#start = Buffer.concat([this.#start, chunk.subarray(0, 1_024)]);
    this.#try(() => this.#utf8.decode(chunk, { stream: true }));
  }

  end(): FileEncoding {
    this.#try(() => this.#utf8.decode());
    const marked = BOMS.find(([bom]) => bom.every((byte, at) => this.#start[at] === byte));
    if (marked !== undefined) return marked[1];
    // Every second byte of Latin text in UTF-16 is zero.
    const zeros = (odd: number): number => this.#start.filter((byte, at) => at % 2 === odd && byte === 0).length;
    const many = this.#start.length / 4;
    if (zeros(1) > many) return 'utf-16le';
    if (zeros(0) > many) return 'utf-16be';
    return this.#isUtf8 ? 'utf-8' : 'windows-1252';
  }

  #try(decode: () => void): void {
    if (!this.#isUtf8) return;
    try {
      decode();
    } catch {
      this.#isUtf8 = false;
    }
  }
}
