import { ageInWords } from '../../lists/state/unusable-because.ts';
import type { NodeStatus } from './node-status.ts';

const UNKNOWN = 'unknown';

/** Status of services as text, one block each. */
export const statusText = (nodes: readonly NodeStatus[]): string =>
  nodes.length === 0 ? 'No node uses the database.\n' : nodes.map(blockOf).join('\n');

function ageOf({ ageSeconds, declaredCurrent }: NodeStatus['lists'][number]): string {
  const seconds = declaredCurrent === undefined ? ageSeconds : declaredCurrent.fileAgeSeconds;
  return seconds === null ? '–' : ageInWords(seconds);
}

function blockOf(node: NodeStatus): string {
  const { url, status, version, upSince, lists, storage, ledger, jobs, lastBackup, problems, notes } = node;
  const facts = [
    ['version', version ?? UNKNOWN],
    ['up since', upSince ?? UNKNOWN],
    ['storage', storage ?? UNKNOWN],
    ['ledger', ledger === null ? UNKNOWN : `${ledger.entries} entries, ${ledger.unsealed} unsealed`],
    ['jobs', jobs === null ? UNKNOWN : `${jobs.queued} queued, ${jobs.active} active, ${jobs.failed} failed`],
    ['last backup', lastBackup ?? UNKNOWN],
  ] as const;
  const width = Math.max(4, ...lists.map(({ id }) => id.length)) + 2;
  const versionWidth = Math.max(7, ...lists.map((list) => list.version?.length ?? 0)) + 2;
  const rows = [
    ['list', 'state', 'age', 'records', 'version'],
    ...lists.map((list) => [
      list.id,
      list.declaredCurrent === undefined ? list.status : 'declared',
      ageOf(list),
      list.records === null ? '–' : String(list.records),
      list.version ?? '–',
    ]),
  ].map(([id = '', state = '', age = '', records = '', listed = '']) =>
    `  ${id.padEnd(width)}${state.padEnd(12)}${age.padEnd(19)}${records.padStart(9)}  ${listed.padEnd(versionWidth)}`.trimEnd(),
  );
  const ends = new Set(lists.flatMap(({ declaredCurrent }) => declaredCurrent?.until ?? []));
  const lines = [
    `${url}  ${status}`,
    ...(status === 'no_answer' ? [] : facts.map(([name, value]) => `  ${name.padEnd(14)}${value}`)),
    ...(lists.length === 0 ? [] : rows),
    ...problems.map((text) => `  problem: ${text}`),
    ...[...ends].map(
      (until) => `  note: declared: current until ${until}, as the operator said; the age is the file's.`,
    ),
    ...notes.map((text) => `  note: ${text}`),
  ];
  return `${lines.join('\n')}\n`;
}
