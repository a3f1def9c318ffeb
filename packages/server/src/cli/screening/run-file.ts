import { closeSync, createReadStream, fsyncSync, ftruncateSync, openSync, statSync, writeSync } from 'node:fs';
import { linesOf } from '../jsonl/lines-of.ts';
import { type Checkpoint, readCheckpoint, writeCheckpoint } from './checkpoint.ts';

/** How much output may have to be done again after a crash. */
const CHECKPOINT_EVERY_ROWS = 2_000;
const BLOCK_CHARACTERS = 64 * 1024;

export type FileRun = {
  readonly input: string;
  readonly output: string;
  readonly checkpoint: string;
  /** What the run depends on besides the input. */
  readonly fingerprint: string;
  /** The line for a row; undefined for an empty one. */
  readonly answer: (line: string | undefined) => string | undefined;
  readonly onStart: (from: Checkpoint, inputBytes: number) => void;
  readonly onRow: (endBytes: number) => void;
};

/**
 * Screens a file into a file so that a run that is killed goes on where it stopped, without a row lost or repeated:
 * output is flushed before the checkpoint that counts it, and what lies beyond the checkpoint is cut off and redone.
 *
 * @throws ConfigError when the checkpoint belongs to another run
 */
export async function runFile(run: FileRun): Promise<void> {
  const { size, mtimeMs } = statSync(run.input);
  const identity = JSON.stringify([run.fingerprint, size, mtimeMs]);
  const fresh = { run: identity, inputBytes: 0, outputBytes: 0, rows: 0, done: false };
  const from = readCheckpoint(run.checkpoint, identity) ?? fresh;
  run.onStart(from, size);
  if (from.done) return;
  const output = openSync(run.output, from.rows === 0 ? 'w' : 'r+');
  try {
    ftruncateSync(output, from.outputBytes);
    await copyRows(run, from, output);
  } finally {
    closeSync(output);
  }
}

async function copyRows(run: FileRun, from: Checkpoint, output: number): Promise<void> {
  let { inputBytes, outputBytes, rows } = from;
  let block = '';
  const flush = (): void => {
    const bytes = Buffer.from(block);
    for (let at = 0; at < bytes.length; ) at += writeSync(output, bytes, at, bytes.length - at, outputBytes + at);
    outputBytes += bytes.length;
    block = '';
  };
  const save = (done: boolean): void => {
    flush();
    fsyncSync(output);
    writeCheckpoint(run.checkpoint, { run: from.run, inputBytes, outputBytes, rows, done });
  };
  for await (const line of linesOf(createReadStream(run.input, { start: from.inputBytes }))) {
    const answer = run.answer(line.text);
    inputBytes = from.inputBytes + line.endBytes;
    if (answer === undefined) continue;
    block += `${answer}\n`;
    rows += 1;
    run.onRow(inputBytes);
    if (block.length >= BLOCK_CHARACTERS) flush();
    if (rows % CHECKPOINT_EVERY_ROWS === 0) save(false);
  }
  save(true);
}
