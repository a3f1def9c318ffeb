import { readFile } from 'node:fs/promises';
import { ListRefused } from '../../list/list-refused.ts';
import { type FtmManifest, manifestOf, textOf } from '../../own-files/ftm/manifest.ts';

/** A dataset's `index.json` as published: the content of a manifest, and the addresses of its parts. */
export type DatasetIndex = FtmManifest & {
  /** Address of the list of deltas, if any. */
  readonly deltaUrl: string | undefined;
};

const ENTITIES = 'entities.ftm.json';

/** Reads a downloaded index. Throws `ListRefused` if it describes no dataset with entities. */
export async function readDatasetIndex(path: string): Promise<DatasetIndex> {
  let index: unknown;
  try {
    index = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new ListRefused('malformed', 'is no JSON: the address must be that of a dataset’s index.json', { cause });
  }
  const manifest = manifestOf(index, ENTITIES, path);
  if (manifest === undefined)
    throw new ListRefused('unsupported_format', `lists no ${ENTITIES}: it is not the index of a dataset`);
  return { ...manifest, deltaUrl: textOf(index, 'delta_url') };
}

/** The manifest to store next to a file of this dataset: its checked members, under their own names. */
export function ownManifest(
  { name, title, publisher, url, version, publishedAt }: FtmManifest,
  file: { readonly name: string; readonly checksum: string | undefined; readonly entities: number | undefined },
): string {
  return `${JSON.stringify(
    {
      name,
      title,
      publisher: { name: publisher },
      version,
      updated_at: publishedAt,
      entity_count: file.entities,
      resources: [{ name: file.name, url, checksum: file.checksum }],
    },
    null,
    2,
  )}\n`;
}
