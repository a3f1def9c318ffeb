import type { LimitationKind, Source } from '../src/list/source.ts';
import { SOURCES } from '../src/registry/registry.ts';
import { UNREAD_LISTS } from '../src/registry/unread-lists.ts';
import type { MeasuredFields, MeasuredForm, MeasuredList } from './measure-census.ts';

const KINDS: Readonly<Record<LimitationKind, string>> = {
  not_published: 'Not published',
  read_in_part: 'Read in part',
  not_read: 'Not read',
  not_downloaded: 'Not downloaded',
};

/**
 * docs/guide/lists.md with the parts that sources declare and that were measured written anew; all else stays as it is.
 */
export function listsPage(
  written: string,
  measured: readonly MeasuredList[],
  followed: readonly MeasuredForm[],
): string {
  const page = section(section(written, 'table', table()), 'sources', sources());
  return section(section(page, 'measured', figures(measured)), 'followed', fieldsOnly(followed));
}

/** The page with the text between two marks replaced. Throws if a mark is missing. */
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

const COUNT = new Intl.NumberFormat('en');
const MAX_KINDS = 3;

function figures(measured: readonly MeasuredList[]): string {
  const current = measured.filter(({ form }) => form === undefined);
  const rows = measured.map(
    ({ id, form, published, records, names, scripts, birthDates, identifiers, fields, whole }) =>
      `| \`${id}\`${form === undefined ? '' : ` ${form}`} | ${published} | ${COUNT.format(records)} | ${COUNT.format(names)} | ${scriptsText(scripts)} | ${COUNT.format(birthDates)} | ${COUNT.format(sum(identifiers))}${most(identifiers)} | ${fields} | ${whole} |`,
  );
  const all = (key: 'records' | 'names' | 'birthDates'): string =>
    COUNT.format(current.reduce((total, list) => total + list[key], 0));
  const ids = COUNT.format(current.reduce((total, { identifiers }) => total + sum(identifiers), 0));
  return [
    '| list | published | records | names | scripts | dates | identifiers | fields | read whole |',
    '| --- | --- | ---: | ---: | --- | ---: | --- | ---: | ---: |',
    ...rows.slice(0, current.length),
    `| all | | ${all('records')} | ${all('names')} | | ${all('birthDates')} | ${ids} | | |`,
    ...rows.slice(current.length),
    '',
    ...measured.map(reasons),
    '',
  ].join('\n');
}

function fieldsOnly(followed: readonly MeasuredForm[]): string {
  return [
    '| list | form | fields | read whole |',
    '| --- | --- | ---: | ---: |',
    ...followed.map(({ id, form, fields, whole }) => `| \`${id}\` | ${form} | ${fields} | ${whole} |`),
    '',
    ...followed.map(reasons),
    '',
  ].join('\n');
}

function reasons({
  id,
  form,
  droppedFields,
}: MeasuredFields & { readonly id: string; readonly form?: string }): string {
  const each = Object.entries(droppedFields).map(
    ([reason, count]) => `${reason}${count === 1 ? '' : ` (${count} fields)`}`,
  );
  return `- \`${id}\`${form === undefined ? '' : `, ${form}`}: ${each.join('; ')}.`;
}

function scriptsText(scripts: Readonly<Record<string, number>>): string {
  return byCount(scripts)
    .map(([script, count]) => `${script} ${COUNT.format(count)}`)
    .join(', ');
}

function most(counts: Readonly<Record<string, number>>): string {
  const kinds = byCount(counts);
  const named = kinds.slice(0, MAX_KINDS).map(([kind, count]) => `${kind} ${COUNT.format(count)}`);
  return kinds.length === 0 ? '' : ` (${named.join(', ')}${kinds.length > MAX_KINDS ? ' …' : ''})`;
}

function byCount(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
