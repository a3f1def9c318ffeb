import { z } from 'zod';

const requestSchema = z.object({
  level: z.number().max(30),
  time: z.number(),
  method: z.string(),
  route: z.string(),
  status: z.number(),
  ms: z.number(),
  requestId: z.string(),
});

/**
 * Log lines for a person at a terminal: a request is one short line, so that the banner and its link stay readable.
 * Faults stay as they are, with all they tell; so does everything where standard output is no terminal, see `serve`.
 */
export class TerminalLog {
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** Takes one line of JSON as the logger writes it. */
  write(line: string): void {
    const parsed = requestSchema.safeParse(parse(line));
    if (!parsed.success) {
      this.#print(line);
      return;
    }
    const { time, method, route, status, ms, requestId } = parsed.data;
    const clock = new Date(time).toTimeString().slice(0, 8);
    const id = status < 400 ? '' : `  ${requestId}`;
    this.#print(`${clock}  ${status}  ${method} ${route}  ${ms} ms${id}\n`);
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
