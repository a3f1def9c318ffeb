import type { Readable } from 'node:stream';

const NEWLINE = 0x0a;

/** Longest line taken: a row of a batch is at most a long text with a few attributes. */
export const MAX_LINE_BYTES = 1024 * 1024;

/** One line and where it ends, in bytes from where reading began. `text` is undefined where the line is too long. */
export type Line = { readonly text: string | undefined; readonly endBytes: number };

/**
 * Lines of a stream, one at a time, in constant memory: a line beyond the limit is passed over, not kept. A line ends at
 * its newline; the last one may lack it. Nothing is read ahead of what is asked for, beyond the stream's own buffer.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let length = 0;
  let endBytes = 0;
  const take = (part: Buffer): void => {
    length += part.length;
    if (length <= MAX_LINE_BYTES) parts.push(part);
    else parts = [];
  };
  const line = (): Line => {
    const text = length > MAX_LINE_BYTES ? undefined : Buffer.concat(parts).toString('utf8');
    parts = [];
    length = 0;
    return { text, endBytes };
  };
  for await (const chunk of stream) {
    const bytes: Buffer = Buffer.from(chunk);
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      take(bytes.subarray(from, at));
      endBytes += at - from + 1;
      from = at + 1;
      yield line();
    }
    take(bytes.subarray(from));
    endBytes += bytes.length - from;
  }
  if (length > 0) yield line();
}
