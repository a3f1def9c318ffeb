import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ListRefused } from '../../list/list-refused.ts';
import { mappingOf, type PrivateMapping } from './mapping.ts';

const MAX_BYTES = 1024 * 1024;

/** Name of the mapping for `vip.csv`, `vip.xlsx` or `vip.jsonl`, plain or gzip: `vip.mapping.json`. */
export function mappingPathOf(path: string): string | undefined {
  const file = basename(path).replace(/\.gz$/i, '');
  const name = /^(.+)\.(?:csv|tsv|xlsx|jsonl|ndjson)$/i.exec(file)?.[1];
  return name === undefined || /\.ftm$/i.test(name) ? undefined : join(dirname(path), `${name}.mapping.json`);
}

/** The mapping next to a file; undefined if there is none. Throws `ListRefused` for an invalid one. */
export async function readMapping(path: string): Promise<PrivateMapping | undefined> {
  const mappingPath = mappingPathOf(path);
  if (mappingPath === undefined) return undefined;
  const text = await textOf(mappingPath);
  return text === undefined ? undefined : mappingIn(text, mappingPath);
}

/** Parses a mapping from the text of its file. */
export function mappingIn(text: string, path: string): PrivateMapping {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ListRefused('mapping', `has a mapping (${basename(path)}) that is no JSON`, { cause });
  }
  return mappingOf(value);
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new ListRefused('unreadable', `has a mapping (${basename(path)}) that is no file`);
    if (found.size > MAX_BYTES) throw new ListRefused('too_large', 'has a mapping of more than 1 MB');
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    if (error instanceof ListRefused) throw error;
    throw new ListRefused('unreadable', `has a mapping (${basename(path)}) that cannot be read`, { cause: error });
  }
}
