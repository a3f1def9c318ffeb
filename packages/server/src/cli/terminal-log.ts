import { z } from 'zod';

const requestSchema = z.object({
  method: z.string(),
  route: z.string(),
  status: z.number(),
  ms: z.number(),
  requestId: z.string(),
});

/** Up to level info; warnings and faults do not fit on one line. */
const lineSchema = z.looseObject({ level: z.number().max(30), time: z.number(), msg: z.string() });

const MAX_CHARACTERS = 16_384;

/** Maximum delay of a buffered line. */
const LONGEST_WAIT_MS = 100;

/**
 * Log for a person at a terminal: a request is one short line, so that the banner and its link stay visible. Faults are
 * printed unchanged; so is everything if standard output is not a terminal, see `serve`.
 */
export class TerminalLog {
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** Formats one JSON line of the logger. */
  write(line: string): void {
    const parsed = lineSchema.safeParse(parse(line));
    if (!parsed.success) {
      this.#print(line);
      return;
    }
    const clock = new Date(parsed.data.time).toTimeString().slice(0, 8);
    this.#print(`${clock}  ${shortened(parsed.data)}\n`);
  }
}

function shortened(line: z.output<typeof lineSchema>): string {
  const request = requestSchema.safeParse(line);
  if (!request.success) return line.msg;
  const { method, route, status, ms, requestId } = request.data;
  return `${status}  ${method} ${route}  ${ms} ms${status < 400 ? '' : `  ${requestId}`}`;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Buffered log for a file or a pipe: writing each line separately would cost as much as a search. A process that exits
 * must call `flush`.
 */
export class BufferedLog {
  readonly #print: (lines: string) => void;
  #lines = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(print: (lines: string) => void) {
    this.#print = print;
  }

  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= MAX_CHARACTERS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), LONGEST_WAIT_MS).unref();
  }

  /** Writes the buffered lines. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#lines;
    this.#lines = '';
    if (lines !== '') this.#print(lines);
  }
}
