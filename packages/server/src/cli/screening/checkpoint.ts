import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../lib/errors/config-error.ts';
import { tallySchema } from './tally.ts';

const schema = z.object({
  /** Identity of the run: lists, engine, policy, input. Another run must not continue it. */
  run: z.string(),
  inputBytes: z.number(),
  outputBytes: z.number(),
  /** Lines of the input, including empty ones. */
  lines: z.number(),
  rows: z.number(),
  tally: tallySchema,
  /** When the run began, ISO 8601. */
  startedAt: z.string(),
  done: z.boolean(),
});

/** Progress of a run: everything before is on disk, everything after is done again. */
export type Checkpoint = z.output<typeof schema>;

/**
 * The checkpoint of an earlier, interrupted run; undefined if there is none.
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

/** Writes the checkpoint durably and atomically: written aside, flushed, renamed. */
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
