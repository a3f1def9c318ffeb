import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A command of a page of the documentation, as it is written there. */
export type DocumentedCommand = { readonly page: string; readonly text: string };

const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url));
const GUIDE = 'docs/guide';
const FENCE = /^( *)```sh\n(.*?)^ *```/gms;

/** Every command in a fenced block `sh` of the README and the guide, in the order of the pages. */
export function documentedCommands(): readonly DocumentedCommand[] {
  const guide = readdirSync(REPOSITORY + GUIDE).filter((name) => name.endsWith('.md'));
  return ['README.md', ...guide.sort().map((name) => `${GUIDE}/${name}`)].flatMap((page) =>
    [...readFileSync(REPOSITORY + page, 'utf8').matchAll(FENCE)].flatMap(([, indent = '', block = '']) =>
      commandsOf(block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')).map((text) => ({ page, text })),
    ),
  );
}

/** Lines of a block; those that a backslash, an open quote or an `export` continues are one command. */
export function commandsOf(block: string): readonly string[] {
  const commands: string[] = [];
  let text = '';
  for (const line of block.split('\n')) {
    text = text === '' ? line : `${text}\n${line}`;
    if (isOpen(text)) continue;
    if (text.trim() !== '') commands.push(text);
    text = '';
  }
  return commands;
}

function isOpen(text: string): boolean {
  let quote = '';
  for (const [part] of text.matchAll(/\\.|(?:^|\s)#[^\n]*|['"]/gs)) {
    if (part === quote) quote = '';
    else if (quote === '' && (part === "'" || part === '"')) quote = part;
  }
  return quote !== '' || text.endsWith('\\') || /(?:^|\n)export .*$/.test(text);
}
