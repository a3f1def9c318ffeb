import { once } from 'node:events';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { ConfigError } from '../../lib/errors/config-error.ts';
import type { Line } from '../../lib/formats/lines.ts';

/** Bytes of a file to look at. */
const START_BYTES = 64 * 1024;

const FORM = 'Write one JSON object a line, such as {"id":"c-1","searchText":"…"}';

/** Common inputs other than JSON lines: test of the first lines, what it is, how to fix it. */
type Mistake = readonly [looks: (lines: readonly string[]) => boolean, what: string, next: string];

/** Shown by the first bytes, which are not UTF-8. */
const NOT_TEXT: readonly Mistake[] = [
  [([first = '']) => first.startsWith('PK\u0003\u0004'), 'an Excel or ZIP file', `${FORM}.`],
  [([first = '']) => first.startsWith('\u001f\uFFFD'), 'compressed', 'Unpack it first, with gunzip.'],
  [([first = '']) => /^(?:\uFFFD\uFFFD|.?\0)/.test(first), 'in UTF-16', 'Save it in UTF-8.'],
];

const MISTAKES: readonly Mistake[] = [
  ...NOT_TEXT,
  [
    ([first = '']) => /^\[\s*(?:\{|$)/.test(first),
    'one JSON array',
    "Write one object a line; jq does it: jq -c '.[]' rows.json > rows.jsonl",
  ],
  [
    looksLikeCsv,
    'CSV',
    `${FORM}; Miller does it: mlr --icsv --ojsonl rename "Full Name,searchText" customers.csv > customers.jsonl`,
  ],
];

/**
 * Checks the beginning of a file before any output is written.
 * @throws ConfigError if it is not JSON lines, with advice; reveals nothing of the file's content
 */
export function checkInputFile(path: string): void {
  // Bytes read from a pipe could not be read again.
  if (!statSync(path).isFile()) return;
  const bytes = Buffer.alloc(START_BYTES);
  const file = openSync(path, 'r');
  try {
    const length = readSync(file, bytes, 0, START_BYTES, 0);
    refuseMistaken(path, bytes.toString('utf8', 0, length).split('\n'));
  } finally {
    closeSync(file);
  }
}

/**
 * Checks the first bytes of a stream, which stay in it: its lines are only known if they are UTF-8.
 * @throws ConfigError as `checkInputFile`
 */
export async function checkFirstBytes(stream: Readable, name: string): Promise<void> {
  await once(stream, 'readable');
  const bytes: Buffer | null = stream.read();
  if (bytes === null) return;
  stream.unshift(bytes);
  refuseMistaken(name, [bytes.toString('utf8', 0, START_BYTES)], NOT_TEXT);
}

/**
 * Passes the lines on once the first two non-empty ones may be JSON lines.
 * @param name what the lines are from
 * @throws ConfigError as `checkInputFile`
 */
export async function* checkedLines(lines: AsyncIterable<Line>, name: string): AsyncGenerator<Line> {
  let held: Line[] | undefined = [];
  for await (const line of lines) {
    if (held === undefined) {
      yield line;
      continue;
    }
    held.push(line);
    const texts = textsOf(held);
    if (texts.length < 2 && held.length < 100) continue;
    refuseMistaken(name, texts);
    yield* held;
    held = undefined;
  }
  if (held === undefined) return;
  refuseMistaken(name, textsOf(held));
  yield* held;
}

const textsOf = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ text }) => (typeof text === 'string' && text.trim() !== '' ? [text] : []));

function refuseMistaken(name: string, start: readonly string[], mistakes = MISTAKES): void {
  const lines = start.map((line) => line.replace(/^\uFEFF/, '').trim()).filter((line) => line !== '');
  const mistake = mistakes.find(([looks]) => looks(lines));
  if (mistake === undefined) return;
  const [, what, next] = mistake;
  throw new ConfigError(`${name} is ${what}, not JSON lines: nothing was screened. ${next}`);
}

/** Several columns, and no object on the next line either: one bad row at the top is not CSV. */
function looksLikeCsv([first = '', second = '']: readonly string[]): boolean {
  const isObject = (line: string): boolean => line.startsWith('{');
  return !isObject(first) && !isObject(second) && !first.startsWith('[') && /[^,;\t|][,;\t|]/.test(first);
}
