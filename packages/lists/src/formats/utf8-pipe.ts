import { ListRefused } from '../list/list-refused.ts';
import type { BytePipe, PipeEnd, TextPipe } from './text-pipe.ts';
import { Utf8Decoder } from './utf8-decoder.ts';

/** Decodes bytes for a text format; refuses invalid UTF-8 and says where it is. */
export class Utf8Pipe<End = PipeEnd> implements BytePipe<End> {
  readonly #decoder: Utf8Decoder;
  readonly #pipe: TextPipe<End>;

  constructor(pipe: TextPipe<End>, decoder: Utf8Decoder = new Utf8Decoder()) {
    this.#pipe = pipe;
    this.#decoder = decoder;
  }

  get listId(): string | undefined {
    return this.#pipe.listId;
  }

  write(chunk: Buffer): void {
    const { text, invalidAt } = this.#decoder.write(chunk);
    if (invalidAt === undefined) this.#pipe.write(text);
    else throw this.#notUtf8(text, invalidAt);
  }

  end(): End {
    const { invalidAt } = this.#decoder.end();
    if (invalidAt !== undefined) throw this.#notUtf8('', invalidAt);
    return this.#pipe.end();
  }

  /** `text` is the valid part of the last chunk: it is read first, so that the list is recognised. */
  #notUtf8(text: string, byte: number): ListRefused {
    const before = this.#pipe.position;
    try {
      this.#pipe.write(text);
    } catch {
      // The wrong encoding explains any other error.
    }
    const lines = text.split('\n');
    const last = lines.at(-1) ?? '';
    const line = before.line + lines.length - 1;
    const column = lines.length === 1 ? before.column + last.length : last.length;
    return new ListRefused('encoding', `is not valid UTF-8 (byte ${byte}): fetch the file again from its publisher`, {
      position: { line, column, byte },
    });
  }
}
