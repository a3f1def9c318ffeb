import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../lib/errors/config-error.ts';
import { tallySchema } from './tally.ts';

const schema = z.object({
  /** What the run depends on: lists, engine, policy, input. Another one must not continue it. */
  run: z.string(),
  inputBytes: z.number(),
  outputBytes: z.number(),
  /** Lines of the input, empty ones too. */
  lines: z.number(),
  rows: z.number(),
  tally: tallySchema,
  /** When the run began, ISO 8601. */
  startedAt: z.string(),
  done: z.boolean(),
});

/** How far a run has come: everything before is on the disk, everything after is done again. */
export type Checkpoint = z.output<typeof schema>;

/**
 * The checkpoint of an earlier, interrupted run; undefined where there is none.
 *
 * @throws ConfigError when it belongs to another run, or is damaged
 */
export function readCheckpoint(path: string, run: string): Checkpoint | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new ConfigError(`${path} is not a checkpoint of a screening. Give another --checkpoint.`);
  if (parsed.data.run !== run)
    throw new ConfigError(
      `${path} belongs to a run with another input, other lists, threshold or engine: the two halves would not fit ` +
        'together. Delete it to start over.',
    );
  return parsed.data;
}

/** Makes the checkpoint durable, whole or not at all: written aside, flushed, renamed. */
export function writeCheckpoint(path: string, checkpoint: Checkpoint): void {
  const draft = `${path}.tmp`;
  const file = openSync(draft, 'w');
  writeSync(file, JSON.stringify(checkpoint));
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
