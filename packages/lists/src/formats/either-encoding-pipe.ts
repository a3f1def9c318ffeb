import { ListRefused } from '../list/list-refused.ts';
import type { BytePipe, PipeEnd, TextPipe } from './text-pipe.ts';
import { Utf8Pipe } from './utf8-pipe.ts';

/** Bytes that Windows-1252 does not define: a file with one has another encoding. */
const UNDEFINED = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/**
 * For formats in undeclared UTF-8 or Windows-1252. The first byte outside ASCII decides: if it begins a UTF-8
 * character, the file is UTF-8, else Windows-1252. Later bytes of the other encoding are refused, so that names are
 * never garbled silently.
 */
export class EitherEncodingPipe implements BytePipe {
  readonly #pipe: TextPipe;
  readonly #utf8: Utf8Pipe;
  readonly #legacy = new TextDecoder('windows-1252');
  #encoding: 'ascii' | 'utf-8' | 'windows-1252' = 'ascii';
  #held: Buffer = Buffer.alloc(0);

  constructor(pipe: TextPipe) {
    this.#pipe = pipe;
    this.#utf8 = new Utf8Pipe(pipe);
  }

  get listId(): string | undefined {
    return this.#pipe.listId;
  }

  write(chunk: Buffer): void {
    this.#take(this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]), false);
  }

  end(): PipeEnd {
    this.#take(this.#held, true);
    return this.#encoding === 'windows-1252' ? this.#pipe.end() : this.#utf8.end();
  }

  #take(bytes: Buffer, isEnd: boolean): void {
    this.#held = Buffer.alloc(0);
    if (this.#encoding === 'ascii') {
      const first = bytes.findIndex((byte) => byte >= 0x80);
      // Up to three more bytes are needed to decide.
      if (first >= 0 && first + 4 > bytes.length && !isEnd) {
        this.#held = Buffer.from(bytes);
        return;
      }
      if (first >= 0) this.#encoding = sequenceAt(bytes, first) > 0 ? 'utf-8' : 'windows-1252';
    }
    if (this.#encoding === 'windows-1252') this.#writeLegacy(bytes);
    else this.#utf8.write(bytes);
  }

  #writeLegacy(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte < 0x80) continue;
      if (UNDEFINED.includes(byte) || sequenceAt(bytes, at) > 0) {
        const { line, column } = this.#pipe.position;
        throw new ListRefused('encoding', 'is neither UTF-8 nor Windows-1252 throughout: fetch the file again', {
          position: { line, column },
        });
      }
    }
    this.#pipe.write(this.#legacy.decode(bytes, { stream: true }));
  }
}

/** Length of the multi-byte UTF-8 character at `at`; 0 if there is none. */
function sequenceAt(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  const length = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (first >= 0xf5 || at + length > bytes.length) return 0;
  for (let next = at + 1; next < at + length; next += 1) {
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}
