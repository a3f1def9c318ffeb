import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseInstant } from '../../fields/parse-instant.ts';
import { ListRefused } from '../../list/list-refused.ts';

/** The `index.json` next to a dataset, in the form that OpenSanctions publishes. */
export type FtmManifest = {
  readonly name: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly version: string;
  /** ISO 8601 instant. */
  readonly publishedAt: string;
  /** Hexadecimal SHA-1 or SHA-256 of the file's lines. */
  readonly checksum: string | undefined;
  /** Number of entities of any kind, including addresses and sanctions. */
  readonly entities: number | undefined;
};

const MAX_BYTES = 4 * 1024 * 1024;

/**
 * The manifest next to a FollowTheMoney file that names it; undefined if there is none. Throws `ListRefused` for an
 * invalid manifest that names the file, since its promises could not be checked.
 */
export async function readFtmManifest(path: string): Promise<FtmManifest | undefined> {
  const file = basename(path).replace(/\.gz$/i, '');
  if (!/\.(?:json|jsonl|ndjson)$/i.test(file) || file === 'index.json') return undefined;
  return manifestOf(await jsonOf(join(dirname(path), 'index.json')), file, path);
}

/** Whether a file is the manifest of another of these files next to it: the two are read together. */
export async function isManifest(path: string, files: readonly string[]): Promise<boolean> {
  if (basename(path) !== 'index.json') return false;
  const named = new Set(listOf(await jsonOf(path), 'resources').map((one) => textOf(one, 'name')));
  return files.some((file) => dirname(file) === dirname(path) && named.has(basename(file).replace(/\.gz$/i, '')));
}

/** Entry of a file in an index, by name; undefined if it is not named. Throws as `readFtmManifest`. */
export function manifestOf(index: unknown, file: string, path: string): FtmManifest | undefined {
  const resource = listOf(index, 'resources').find((one) => textOf(one, 'name') === file);
  if (resource === undefined) return undefined;
  const name = textOf(index, 'name');
  const publishedAt = parseInstant(
    textOf(index, 'updated_at') ?? textOf(index, 'last_export') ?? textOf(index, 'last_change'),
  );
  if (name === undefined || publishedAt === undefined) {
    throw new ListRefused('no_date', 'has a manifest (index.json) without a readable name or updated_at', {
      file: path,
    });
  }
  return {
    name,
    title: textOf(index, 'title') ?? name,
    publisher: textOf(membersOf(index)['publisher'], 'name') ?? 'Private list',
    url: textOf(resource, 'url') ?? textOf(index, 'url') ?? '',
    version: textOf(index, 'version') ?? publishedAt,
    publishedAt,
    checksum: textOf(resource, 'checksum')?.toLowerCase(),
    entities: numberOf(index, 'entity_count'),
  };
}

/** Undefined if it is absent, too large or not JSON: it is then not a manifest. */
async function jsonOf(path: string): Promise<unknown> {
  try {
    const found = await stat(path);
    if (!found.isFile() || found.size > MAX_BYTES) return undefined;
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listOf(value: unknown, key: string): readonly unknown[] {
  const list = membersOf(value)[key];
  return Array.isArray(list) ? list : [];
}

/** A member that is a non-empty string. */
export function textOf(value: unknown, key: string): string | undefined {
  const text = membersOf(value)[key];
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

function numberOf(value: unknown, key: string): number | undefined {
  const number = membersOf(value)[key];
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}
