import type { JsonFormat } from '../../formats/format.ts';
import { JsonLimits } from '../../formats/json-limits.ts';
import type { PipeEnd, TextPipe } from '../../formats/text-pipe.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { ReaderOptions } from '../../list/record.ts';
import { JSON_FORMATS } from '../../registry/registry.ts';
import { checkList } from './check-list.ts';

/** The largest list of this kind has about 30 MB. */
const MAX_LENGTH = 64 * 1024 * 1024;

/** Enough to identify a JSON document. */
const HEAD_BYTES = 4_096;

/** The format of a JSON document that starts like this; undefined if no known list does. */
export function documentIn(head: Buffer): JsonFormat | undefined {
  const text = head.toString('utf8', 0, HEAD_BYTES);
  return JSON_FORMATS.find((format) => format.recognises(text));
}

/** Parses a JSON document into records. It is held in memory. */
export class JsonDocumentPipe implements TextPipe {
  readonly listId = undefined;
  readonly position = { line: 1, column: 0 };
  readonly #format: JsonFormat;
  readonly #options: ReaderOptions;
  readonly #limits = new JsonLimits();
  readonly #texts: string[] = [];
  #length = 0;

  constructor(format: JsonFormat, options: ReaderOptions) {
    this.#format = format;
    this.#options = options;
  }

  write(text: string): void {
    this.#length += text.length;
    if (this.#length > MAX_LENGTH) throw new ListRefused('too_large', 'is larger than any list in JSON is');
    this.#limits.write(text);
    this.#texts.push(text);
  }

  end(): PipeEnd {
    this.#options.onForm?.(this.#format.name);
    const read = this.#format.read(this.#parse(), this.#options);
    checkList(read.source, this.#options);
    return read;
  }

  #parse(): unknown {
    try {
      return JSON.parse(this.#texts.join('').replace(/^\uFEFF/, ''));
    } catch (cause) {
      throw new ListRefused('truncated', 'is JSON that is cut off or damaged: fetch the file again', { cause });
    }
  }
}
