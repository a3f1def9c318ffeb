import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Source } from '../../../list/source.ts';
import { OFAC_CONS, OFAC_SDN } from '../source.ts';

/** The files of one list, by OFAC's names in lower case. Only the comments may be missing. */
export type CsvNames = {
  readonly source: Source;
  readonly main: string;
  readonly addresses: string;
  readonly aliases: string;
  readonly comments: string;
};

const LISTS: readonly CsvNames[] = [
  { source: OFAC_SDN, main: 'sdn.csv', addresses: 'add.csv', aliases: 'alt.csv', comments: 'sdn_comments.csv' },
  {
    source: OFAC_CONS,
    main: 'cons_prim.csv',
    addresses: 'cons_add.csv',
    aliases: 'cons_alt.csv',
    comments: 'cons_comments.csv',
  },
];

/** The files of a list in one folder: paths, absent if there is no such file. */
export type CsvPaths = {
  readonly names: CsvNames;
  readonly main: string;
  readonly addresses: string | undefined;
  readonly aliases: string | undefined;
  readonly comments: string | undefined;
};

/** `main`: the file is a whole list. `part`: it is read together with the main file in its folder. */
export type CsvRole =
  | { readonly role: 'main'; readonly paths: CsvPaths }
  | { readonly role: 'part'; readonly of: string };

/**
 * Role of a file in OFAC's CSV form, which has no header: its name identifies it. Undefined for other files, and for a
 * part without its main file.
 */
export async function csvRoleOf(path: string): Promise<CsvRole | undefined> {
  const name = plainName(path);
  for (const names of LISTS) {
    const isMain = name === names.main;
    if (!isMain && ![names.addresses, names.aliases, names.comments].includes(name)) continue;
    const siblings = await siblingsOf(path);
    const at = (wanted: string): string | undefined => siblings.find((sibling) => plainName(sibling) === wanted);
    if (isMain) {
      const [addresses, aliases, comments] = [names.addresses, names.aliases, names.comments].map(at);
      return { role: 'main', paths: { names, main: path, addresses, aliases, comments } };
    }
    const main = at(names.main);
    return main === undefined ? undefined : { role: 'part', of: basename(main) };
  }
  return undefined;
}

async function siblingsOf(path: string): Promise<string[]> {
  const folder = dirname(path);
  const names = await readdir(folder);
  return names.sort().map((name) => join(folder, name));
}

function plainName(path: string): string {
  return basename(path).toLowerCase().replace(/\.gz$/, '');
}
