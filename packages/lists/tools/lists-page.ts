import type { LimitationKind, Source } from '../src/source.ts';
import { SOURCES } from '../src/sources/registry.ts';
import { UNREAD_LISTS } from '../src/sources/unread-lists.ts';

const KINDS: Readonly<Record<LimitationKind, string>> = {
  not_published: 'Not published',
  read_in_part: 'Read in part',
  not_read: 'Not read',
  not_downloaded: 'Not downloaded',
};

/** docs/guide/lists.md with the parts that sources declare written anew; all else stays as it is. */
export function listsPage(written: string): string {
  return section(section(written, 'table', table()), 'sources', sources());
}

/** The page with what stands between two marks replaced. Throws where the marks are gone. */
export function section(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- lists:${name} -->\n`, `<!-- /lists:${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the page has no section ${name}`);
  return `${page.slice(0, from + begin.length)}${text}${page.slice(to)}`;
}

function table(): string {
  const rows = SOURCES.map(
    ({ id, title, publisher, forms, required }) =>
      `| \`${id}\` | ${title} | ${publisher} | ${forms.join(', ')} | ${required ? 'yes' : ''} |`,
  );
  return ['| id | list | publisher | forms | default |', '| --- | --- | --- | --- | --- |', ...rows, ''].join('\n');
}

function sources(): string {
  const unread = UNREAD_LISTS.map(({ title, jurisdiction, reason }) => `- ${title} (${jurisdiction}): ${reason}`);
  return [...SOURCES.map(sourceText), '**Not read at all**\n', ...unread, ''].join('\n');
}

function sourceText({ id, title, pageUrl, notes, limitations }: Source): string {
  return [
    `**\`${id}\`** [${title}](${pageUrl})`,
    '',
    ...notes.map((note) => `- ${note}`),
    ...limitations.map(({ kind, text }) => `- *${KINDS[kind]}:* ${text}`),
    '',
  ].join('\n');
}
