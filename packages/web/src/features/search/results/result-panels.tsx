import type { SearchResult } from '@namesake/contract';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { EvidenceView } from '../evidence/evidence-view.tsx';
import { RecordView } from './record-view.tsx';

type ResultPanelsProps = {
  readonly result: SearchResult;
  readonly searchText: string;
  readonly evidenceOpen: boolean;
};

const PANELS = ['evidence', 'record'] as const;

/** Evidence and record, folded side by side; drawn only when opened, so that a hundred results stay quick. */
export function ResultPanels({ result, searchText, evidenceOpen }: ResultPanelsProps) {
  const id = useId();
  const [open, setOpen] = useState({ evidence: evidenceOpen, record: false });
  return (
    <div className="mt-2 border-t border-line pt-1">
      <div className="flex flex-wrap gap-x-5">
        {PANELS.map((panel) => (
          <button
            key={panel}
            type="button"
            aria-expanded={open[panel]}
            aria-controls={open[panel] ? `${id}-${panel}` : undefined}
            onClick={() => setOpen({ ...open, [panel]: !open[panel] })}
            className="inline-flex min-h-8 items-center gap-1 rounded text-sm font-medium text-soft hover:text-ink"
          >
            <ChevronRight aria-hidden size={16} className={`transition-transform ${open[panel] ? 'rotate-90' : ''}`} />
            {messages.result[panel]}
          </button>
        ))}
      </div>
      {open.evidence && (
        <div id={`${id}-evidence`}>
          <EvidenceView result={result} searchText={searchText} />
        </div>
      )}
      {open.record && (
        <div id={`${id}-record`} className={open.evidence ? 'border-t border-line pt-2' : undefined}>
          <RecordView result={result} />
        </div>
      )}
    </div>
  );
}
