import { cpSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { REPOSITORY, readRepositoryFile } from './dockerfile.ts';

/** Copies a path of the repository as an image build does: without what `.dockerignore` leaves out. */
export function copyContext(path: string, to: string): void {
  const rules = readRepositoryFile('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ keep: line.startsWith('!'), pattern: line.replace(/^!/, '') }));
  const isKept = (file: string): boolean => {
    const folders = file.split('/').map((_, n, parts) => parts.slice(0, n + 1).join('/'));
    return rules.findLast(({ pattern }) => folders.some((folder) => matchesGlob(folder, pattern)))?.keep ?? true;
  };
  cpSync(join(REPOSITORY, path), to, {
    recursive: true,
    filter: (source) => isKept(relative(REPOSITORY, source)),
  });
}
