import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../../lib/errors/config-error.ts';
import { fileCause } from '../../lib/errors/file-problem.ts';

/**
 * Checks that a file can be written, before work that takes long. Changes nothing.
 * @throws ConfigError for a folder, or for a device where only a file can be resumed; else the system's error
 */
export function checkOutputFile(path: string, kind: 'file' | 'file or device' = 'file'): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) throw new ConfigError(`${path} is a folder: give the name of a file.`);
  if (kind === 'file' && there?.isFile() === false)
    throw new ConfigError(`${path} is a device: give the name of a file.`);
  accessSync(there === undefined ? dirname(path) : path, constants.W_OK);
}

/**
 * Runs work that writes a file. The database's errors are its own: a full disk is that of the file.
 * @throws ConfigError naming the file if it could not be written
 */
export async function writingFile<Done>(path: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const isAboutAnother = error instanceof Error && 'path' in error && error.path !== path;
    const cause = isAboutAnother ? undefined : fileCause(error);
    if (cause === undefined) throw error;
    throw new ConfigError(`${path} cannot be written: ${cause}.`);
  }
}
