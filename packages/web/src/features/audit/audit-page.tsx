import { useSearch } from '@tanstack/react-router';
import { Download, PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { API_BASE } from '#shared/api/request.ts';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useMedia } from '#shared/ui/use-media.ts';
import { queryOf } from './api/audit-queries.ts';
import { ChainPill } from './chain/chain-pill.tsx';
import { EvidenceDialog } from './evidence/evidence-dialog.tsx';
import { AuditFilterForm } from './log/audit-filter-form.tsx';
import { AuditLog } from './log/audit-log.tsx';

const { audit: words } = messages;

/** Audit: what was done by whom, whether the record of it is whole, and what an examiner gets. */
export function AuditPage() {
  usePageTitle(words.title);
  const may = useMay();
  const isWide = useMedia('(min-width: 640px)');
  const [exporting, setExporting] = useState(false);
  const { open: _, ...filters } = useSearch({ from: '/shell/audit' });
  return (
    <div className="page space-y-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
          <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {may('records:read') && (
            <Button onClick={() => setExporting(true)}>
              <PackageCheck aria-hidden size={16} />
              {words.evidence}
            </Button>
          )}
          <a
            href={`${API_BASE}/audit/export.csv?${queryOf(filters)}`}
            download
            className="inline-flex min-h-9 items-center gap-1.5 rounded-md border border-edge bg-surface px-3.5 font-medium hover:bg-sunken"
          >
            <Download aria-hidden size={16} />
            {words.export}
          </a>
        </div>
      </header>
      <ChainPill />
      <Disclosure summary={words.filters} defaultOpen={isWide || Object.keys(filters).length > 0}>
        <AuditFilterForm key={JSON.stringify(filters)} filters={filters} />
      </Disclosure>
      <AuditLog filters={filters} />
      {exporting && <EvidenceDialog onClose={() => setExporting(false)} />}
    </div>
  );
}
