import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type IndexImage, loadModel, openIndex, packIndex, unpackIndex } from '@namesake/engine';
import { type LoadedLists, loadIndex } from './load-index.ts';

type Kept = Omit<LoadedLists, 'index'> & { readonly layout: string };

const [BYTES, REST] = ['index', 'lists'];

/** Reads every list in a folder, builds the index, and saves both to another folder for {@link openKept}. */
export async function keepLists(lists: string, to: string): Promise<void> {
  const { index, ...loaded } = await loadIndex(lists);
  const { layout, bytes } = packIndex(index.data);
  const rest: Kept = { ...loaded, layout };
  writeFileSync(join(to, BYTES), new Uint8Array(bytes));
  writeFileSync(join(to, REST), serialize(rest));
}

/** Opens what `keepLists` wrote to a folder. */
export function openKept(from: string): LoadedLists {
  const written = readFileSync(join(from, BYTES));
  const image: Pick<IndexImage, 'bytes'> = { bytes: new SharedArrayBuffer(written.length) };
  new Uint8Array(image.bytes).set(written);
  // `keepLists` wrote it in this run.
  const { layout, ...rest }: Kept = deserialize(readFileSync(join(from, REST)));
  return { ...rest, index: openIndex(unpackIndex({ layout, ...image }), loadModel()) };
}

// As a program: arguments are the lists folder and the target folder.
if (import.meta.main) {
  const [lists = '', to = ''] = process.argv.slice(2);
  await keepLists(lists, to);
}
