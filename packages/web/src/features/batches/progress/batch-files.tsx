import type { BatchView } from '@namesake/contract';
import { Download } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { fileOf } from '../api/batches.ts';

const { batches: words } = messages;
const REPORTS = ['csv', 'xlsx', 'jsonl', 'pdf'] as const;
const LOOK =
  'inline-flex min-h-8 items-center gap-1.5 rounded-md border border-edge bg-surface px-3 text-sm font-medium hover:bg-sunken';

/** Files of a batch: its rows in each form, the summary, and rows to repair. */
export function BatchFiles({ batch: { id, counts } }: { readonly batch: Pick<BatchView, 'id' | 'counts'> }) {
  const files = [
    ...REPORTS.map((format) => ({ name: `report.${format}`, text: words.reports[format] })),
    ...(counts.error > 0 ? [{ name: 'errors.csv', text: words.errors }] : []),
  ];
  return (
    <ul aria-label={words.files} className="flex flex-wrap gap-2">
      {files.map(({ name, text }) => (
        <li key={name}>
          <a href={fileOf(id, name)} download className={LOOK}>
            <Download aria-hidden size={15} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
