import type { FileEncoding } from '@namesake/contract';

const BOMS: readonly (readonly [bom: readonly number[], encoding: FileEncoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Letters and other characters of Western texts. */
const WESTERN_SIGN = /[\p{L}«»‘’“”–—…€§°´·\u00A0]/u;

/** Which bytes from 0x80 on are such characters in windows-1252. */
const IS_WESTERN = Array.from({ length: 128 }, (_, at) =>
  WESTERN_SIGN.test(new TextDecoder('windows-1252').decode(Buffer.of(at + 0x80))),
);

/** Upper-case and lower-case letters in windows-1252. */
const LETTERS = Array.from({ length: 256 }, (_, byte) => {
  const letter = new TextDecoder('windows-1252').decode(Buffer.of(byte));
  return { isUpper: /\p{Lu}/u.test(letter), isLower: /\p{Ll}/u.test(letter) };
});
const [ESCAPE, ZERO, NINE] = [0x1b, 0x30, 0x39];

/** Rows are counted against bytes: smaller parts make the count finer, and a chunk may be all of a small file. */
const PART_BYTES = 4 * 1024;

/** Detects the encoding of a file from all of its bytes. */
export class EncodingDetector {
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true });
  readonly #western = new WesternText();
  #start: Buffer = Buffer.alloc(0);
  #isUtf8 = true;

  see(chunk: Buffer): void {
    if (this.#start.length < 1_024) this.#start = Buffer.concat([this.#start, chunk.subarray(0, 1_024)]);
    this.#try(() => this.#utf8.decode(chunk, { stream: true }));
    this.#western.see(chunk);
  }

  /** Null if several encodings fit: the wrong one would change names. */
  end(): FileEncoding | null {
    this.#try(() => this.#utf8.decode());
    const marked = BOMS.find(([bom]) => bom.every((byte, at) => this.#start[at] === byte));
    if (marked !== undefined) return marked[1];
    // In Latin text in UTF-16, every second byte is zero.
    const zeros = (odd: number): number => this.#start.filter((byte, at) => at % 2 === odd && byte === 0).length;
    const many = this.#start.length / 4;
    if (zeros(1) > many) return 'utf-16le';
    if (zeros(0) > many) return 'utf-16be';
    // Escape sequences switch alphabets in 7-bit Japanese (ISO-2022).
    if (this.#western.hasEscapes) return null;
    if (this.#isUtf8) return 'utf-8';
    return this.#western.isLikely ? 'windows-1252' : null;
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

/**
 * Whether bytes beyond ASCII are Western letters in windows-1252: these stand alone between ASCII letters, while words
 * of other scripts consist of such bytes. In other encodings, capitals follow small letters ("JosŽ", Macintosh), or
 * digits follow letters (GB 18030).
 */
class WesternText {
  #high = 0;
  #following = 0;
  #foreign = 0;
  #before = 0;
  hasEscapes = false;

  see(chunk: Buffer): void {
    this.hasEscapes ||= chunk.includes(ESCAPE);
    for (const byte of chunk) {
      const [own, before] = [LETTERS[byte], LETTERS[this.#before]];
      if (byte >= 0x80 && own?.isUpper === true && before?.isLower === true) this.#foreign += 1;
      if (byte >= ZERO && byte <= NINE && this.#before >= 0x80 && before?.isLower === true) this.#foreign += 1;
      if (byte >= 0x80) {
        this.#high += 1;
        if (this.#before >= 0x80) this.#following += 1;
        if (!IS_WESTERN[byte - 0x80]) this.#foreign += 1;
      }
      this.#before = byte;
    }
  }

  get isLikely(): boolean {
    return this.#following * 5 <= this.#high && this.#foreign * 50 <= this.#high;
  }
}

/** A file that counts the bytes read from it. */
export class CountedFile implements AsyncIterable<Uint8Array> {
  readonly #file: AsyncIterable<Uint8Array>;
  #readBytes = 0;

  constructor(file: AsyncIterable<Uint8Array>) {
    this.#file = file;
  }

  /** Number of bytes handed out. */
  get readBytes(): number {
    return this.#readBytes;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.#file)
      for (let from = 0; from < chunk.length; from += PART_BYTES) {
        const part = chunk.subarray(from, from + PART_BYTES);
        this.#readBytes += part.length;
        yield part;
      }
  }
}
