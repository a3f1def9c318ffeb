import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../errors/config-error.ts';

/**
 * Creates the data folder, for its owner only, if it is missing. One level at a time: Node's recursive mode never
 * returns on file systems that report "no such folder" for a creation, such as /proc.
 * @param dir an absolute path
 * @throws ConfigError when it cannot be created, or is not a folder
 */
export function makeDataDir(dir: string): void {
  const absent: string[] = [];
  let there = dir;
  for (let found = kindOf(there); found !== 'folder'; found = kindOf(there)) {
    if (found === 'file') throw new ConfigError(`The data folder ${dir} cannot be made: ${there} is no folder.`);
    absent.unshift(there);
    if (there === dirname(there)) break;
    there = dirname(there);
  }
  for (const folder of absent) {
    try {
      mkdirSync(folder, { mode: 0o700 });
    } catch (error) {
      // Another process may have created it in the meantime.
      if (kindOf(folder) === 'folder') continue;
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      throw new ConfigError(
        `The data folder ${dir} cannot be made: the system refuses ${folder} (${code}). Give another one with --data.`,
      );
    }
  }
}

function kindOf(path: string): 'folder' | 'file' | 'absent' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return 'absent';
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'absent';
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigError(`The data folder cannot be reached: ${path} (${code}). Give another one with --data.`);
  }
}
