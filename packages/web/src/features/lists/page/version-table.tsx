import type { ListVersionView } from '@namesake/contract';
import { CircleCheck } from 'lucide-react';
import { localDate } from '#shared/format/date-time.ts';
import { count, digits } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { Time } from '#shared/ui/time.tsx';

/** Two versions to compare, by content hash: one file may be searched with and without its removals. */
export type Range = { readonly from: string; readonly to: string };

const { versions: words } = messages.listPage;
const HEAD_LOOK = 'px-4 py-2 text-xs font-semibold text-faint';
const CELL = 'px-4 py-2 align-top';

type VersionTableProps = {
  /** Newest first. */
  readonly versions: readonly ListVersionView[];
  readonly onCompare: (range: Range) => void;
};

/** Versions and their changes. */
export function VersionTable({ versions, onCompare }: VersionTableProps) {
  return (
    <ScrollX label={words.title} className="rounded-xl border border-line bg-surface">
      <table className="w-full min-w-2xl text-sm">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            {[words.columns.version, words.columns.since].map((head) => (
              <th key={head} scope="col" className={`${HEAD_LOOK} text-start`}>
                {head}
              </th>
            ))}
            <th scope="col" className={`${HEAD_LOOK} text-end`}>
              {words.columns.records}
            </th>
            <th scope="col" className={`${HEAD_LOOK} text-start`}>
              {words.columns.changes}
            </th>
            <th scope="col" className={HEAD_LOOK}>
              <span className="sr-only">{words.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version, at) => (
            <Row
              key={`${version.fileHash} ${version.contentHash}`}
              version={version}
              before={versions[at + 1]}
              onCompare={onCompare}
            />
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

type RowProps = Pick<VersionTableProps, 'onCompare'> & {
  readonly version: ListVersionView;
  readonly before: ListVersionView | undefined;
};

function Row({ version, before, onCompare }: RowProps) {
  const { fileHash, contentHash, publishedAt, acceptedAt, recordCount: records, changes, active, kept } = version;
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} text-start font-medium`}>
        <Time value={publishedAt} dateOnly />
        <code className="block font-mono text-xs font-normal text-faint">{digits(fileHash).slice(0, 12)}</code>
      </th>
      <td className={CELL}>
        <Time value={acceptedAt} />
        {active && (
          <span className="flex items-center gap-1 font-medium text-good">
            <CircleCheck aria-hidden size={13} />
            {words.active}
          </span>
        )}
        {!kept && <span className="block text-faint">{words.gone}</span>}
      </td>
      <td className={`${CELL} text-end`}>{count(records)}</td>
      <td className={CELL}>
        {changes === null ? (
          <span className="text-faint">{words.first}</span>
        ) : (
          <span className="inline-flex flex-wrap gap-x-3 font-medium">
            <Count sign="+" number={changes.added} kind="added" ink="text-good" />
            <Count sign="~" number={changes.changed} kind="changed" ink="text-review" />
            <Count sign="−" number={changes.removed} kind="removed" ink="text-ink" />
          </span>
        )}
      </td>
      <td className={`${CELL} text-end`}>
        {before !== undefined && kept && before.kept && (
          <Button
            size="small"
            aria-label={words.showNamed(localDate(publishedAt))}
            onClick={() => onCompare({ from: before.contentHash, to: contentHash })}
          >
            {words.show}
          </Button>
        )}
      </td>
    </tr>
  );
}

type CountProps = {
  readonly sign: string;
  readonly number: number;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly ink: string;
};

function Count({ sign, number, kind, ink }: CountProps) {
  return (
    <span className={number === 0 ? 'text-faint' : ink}>
      <span aria-hidden>{sign}</span>
      {count(number)}
      <span className="sr-only"> {messages.listPage.changes.kinds[kind]}</span>
    </span>
  );
}
