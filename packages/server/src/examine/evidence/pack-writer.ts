import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Entry of a pack file in the manifest. */
type PackedFile = { readonly name: string; readonly sha256: string; readonly bytes: number };

/** Size at which a long file is split: below the limit of a ZIP without extensions. */
const MAX_BYTES = 2 ** 30;
const LINES_AT_ONCE = 64 * 1_024;

/** Writes files into a ZIP one after another, hashing them, with only a few lines in memory. */
export class PackWriter {
  readonly #zip = new ZipFile();
  readonly #mtime: Date;
  readonly #mostBytes: number;
  readonly files: PackedFile[] = [];

  constructor(madeAt: number, mostBytes = MAX_BYTES) {
    this.#mtime = new Date(madeAt);
    this.#mostBytes = mostBytes;
  }

  /** The bytes of the ZIP. */
  get output(): NodeJS.ReadableStream {
    return this.#zip.outputStream;
  }

  text(name: string, text: string): Promise<void> {
    return this.bytes(name, Buffer.from(text));
  }

  bytes(name: string, bytes: Buffer): Promise<void> {
    return this.#add(name, Readable.from([bytes]));
  }

  /** Writes lines of JSON; a long file continues as `name-2`, `name-3` … */
  async lines(name: string, lines: AsyncIterable<unknown> | Iterable<unknown>): Promise<void> {
    const iterator = Symbol.asyncIterator in lines ? lines[Symbol.asyncIterator]() : lines[Symbol.iterator]();
    let isEnd = false;
    const mostBytes = this.#mostBytes;
    async function* part() {
      let [text, bytes] = ['', 0];
      while (bytes < mostBytes) {
        const { done, value } = await iterator.next();
        isEnd = done === true;
        if (isEnd) break;
        const line = `${JSON.stringify(value)}\n`;
        bytes += line.length;
        text += line;
        if (text.length < LINES_AT_ONCE) continue;
        yield Buffer.from(text);
        text = '';
      }
      if (text !== '') yield Buffer.from(text);
    }
    for (let number = 1; !isEnd; number += 1) {
      const numbered = number === 1 ? name : name.replace(/(\.\w+)$/, `-${number}$1`);
      await this.#add(numbered, Readable.from(part(), { objectMode: false }));
    }
  }

  end(): void {
    this.#zip.end();
  }

  #add(name: string, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    return new Promise((resolve, reject) => {
      const hashed = Readable.from(
        (async function* () {
          for await (const chunk of content) {
            hash.update(chunk);
            bytes += chunk.length;
            yield chunk;
          }
        })(),
        { objectMode: false },
      );
      hashed.on('error', reject);
      hashed.on('end', () => {
        this.files.push({ name, sha256: hash.digest('hex'), bytes });
        resolve();
      });
      this.#zip.addReadStreamLazy(name, { mtime: this.#mtime, mode: 0o100644 }, (give) => give(null, hashed));
    });
  }
}
