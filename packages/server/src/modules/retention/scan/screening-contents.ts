import type { RowReader } from '../../../db/reading/row-reader.ts';
import { unpackBody } from '../../../db/writing/screening-columns.ts';
import { recordOf } from '../../../lib/formats/json-record.ts';

const MAX_CONTEXTS = 400;

/** A request, and an answer as its JSON text. */
export type Content = { readonly request: Readonly<Record<string, unknown>>; readonly answer: string };

type Packed = { readonly context: number; readonly body: Buffer };

/** Unpacks records; caches the contexts they are compressed with. */
export class ScreeningContents {
  readonly #reader: RowReader;
  readonly #contexts = new Map<number, Buffer>();

  constructor(reader: RowReader) {
    this.#reader = reader;
  }

  /** Reads the contexts of a page that are not cached. */
  async learn(rows: readonly Packed[]): Promise<void> {
    const missing = new Set(rows.map(({ context }) => context).filter((id) => !this.#contexts.has(id)));
    if (missing.size === 0) return;
    if (this.#contexts.size > MAX_CONTEXTS) {
      this.#contexts.clear();
      return this.learn(rows);
    }
    for (const id of missing) {
      const [found] = await this.#reader.rows('select body from context where id = ?', id);
      this.#contexts.set(id, Buffer.from(String(found?.['body'] ?? '')));
    }
  }

  /** Content of a record; undefined if it can no longer be unpacked. */
  of({ context, body }: Packed): Content | undefined {
    try {
      const text = unpackBody(body, this.#contexts.get(context) ?? Buffer.alloc(0));
      const end = text.indexOf('\n');
      return { request: recordOf(JSON.parse(text.slice(0, end))), answer: text.slice(end + 1) };
    } catch {
      return undefined;
    }
  }
}
