import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  ftruncateSync,
  openSync,
  statSync,
  writeSync,
} from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Line, linesOf } from '../../lib/formats/lines.ts';
import { writingFile } from '../command/output-file.ts';
import type { AnsweredBlock } from './answer-lines.ts';
import { type Checkpoint, readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { checkedLines, checkFirstBytes } from './mistaken-input.ts';
import { addTallies, EMPTY_TALLY, type Tally } from './tally.ts';

/** Rows that may have to be done again after a crash. */
const CHECKPOINT_EVERY_ROWS = 4_000;

type FileRun = {
  readonly input: string;
  readonly output: string;
  readonly checkpoint: string;
  /** Identity of the run, besides the input. */
  readonly fingerprint: string;
  /** Answers lines in order. */
  readonly answer: (lines: AsyncIterable<Line>) => AsyncIterable<AnsweredBlock>;
  readonly onStart: (from: Checkpoint, inputBytes: number) => void;
  readonly onBlock: (block: AnsweredBlock, endBytes: number) => void;
  /** Start time, ISO 8601. */
  readonly startedAt: string;
};

/** Results of all rows, including earlier parts of the run, and when the first part began. */
export type FileRunEnd = Pick<Checkpoint, 'tally' | 'startedAt'>;

type StreamRun = {
  /** Files; standard input and output if undefined. */
  readonly input: string | undefined;
  readonly output: string | undefined;
  /** Answers lines in order. */
  readonly answer: (lines: AsyncIterable<Line>) => AsyncIterable<AnsweredBlock>;
  readonly onBlock: (block: AnsweredBlock) => void;
};

/**
 * Screens a file into a file so that a killed run continues where it stopped, without losing or repeating a row: output
 * is flushed before the checkpoint that counts it, and output beyond the checkpoint is cut off and redone.
 * @throws ConfigError when the checkpoint belongs to another run
 */
export async function runFile(run: FileRun): Promise<FileRunEnd> {
  const { size, mtimeMs } = statSync(run.input);
  const identity = JSON.stringify([run.fingerprint, size, mtimeMs]);
  const { startedAt } = run;
  const none = { inputBytes: 0, outputBytes: 0, lines: 0, rows: 0, tally: EMPTY_TALLY };
  const fresh: Checkpoint = { run: identity, ...none, startedAt, done: false };
  const from = readCheckpoint(run.checkpoint, identity) ?? fresh;
  run.onStart(from, size);
  if (from.done) return from;
  return await writingFile(run.output, async () => {
    const output = openSync(run.output, from.rows === 0 ? 'w' : 'r+');
    try {
      ftruncateSync(output, from.outputBytes);
      return await copyRows(run, from, output);
    } finally {
      closeSync(output);
    }
  });
}

async function copyRows(run: FileRun, from: Checkpoint, output: number): Promise<FileRunEnd> {
  let { inputBytes, outputBytes, lines, tally } = from;
  const save = (done: boolean): void => {
    fsyncSync(output);
    writeCheckpoint(run.checkpoint, { ...from, inputBytes, outputBytes, lines, rows: tally.rows, tally, done });
  };
  let saved = tally.rows;
  const input = createReadStream(run.input, { start: from.inputBytes });
  for await (const block of run.answer(linesOf(input, from.lines))) {
    const bytes = Buffer.from(block.text);
    for (let at = 0; at < bytes.length; ) at += writeSync(output, bytes, at, bytes.length - at, outputBytes + at);
    outputBytes += bytes.length;
    inputBytes = from.inputBytes + block.endBytes;
    lines = block.endLine;
    tally = addTallies(tally, block.tally);
    run.onBlock(block, inputBytes);
    if (tally.rows - saved < CHECKPOINT_EVERY_ROWS) continue;
    save(false);
    saved = tally.rows;
  }
  save(true);
  return { tally, startedAt: from.startedAt };
}

/** Screens lines from and to a file or a pipe, without checkpoints; resolves with the counts. */
export async function runStream({ input, output, answer, onBlock }: StreamRun): Promise<Tally> {
  const source = input === undefined ? process.stdin : createReadStream(input);
  const name = input ?? 'Standard input';
  await checkFirstBytes(source, name);
  let tally = EMPTY_TALLY;
  const texts = async function* (): AsyncGenerator<string> {
    for await (const block of answer(checkedLines(linesOf(source), name))) {
      yield block.text;
      tally = addTallies(tally, block.tally);
      onBlock(block);
    }
  };
  // The output is opened once the input has proved to be JSON lines: otherwise it keeps what it holds.
  const own = texts();
  const first = await own.next();
  const all = async function* (): AsyncGenerator<string> {
    if (first.done !== true) yield first.value;
    yield* own;
  };
  const write = (to: Writable): Promise<void> => pipeline(all, to, { end: output !== undefined });
  await (output === undefined ? write(process.stdout) : writingFile(output, () => write(createWriteStream(output))));
  return tally;
}
