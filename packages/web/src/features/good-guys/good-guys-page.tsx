import { useSearch } from '@tanstack/react-router';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { API_BASE } from '#shared/api/request.ts';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { GoodGuyFilterForm } from './list/good-guy-filter-form.tsx';
import { GoodGuyList } from './list/good-guy-list.tsx';

const { goodGuys: words } = messages;

/** Settings → Good guys. */
export function GoodGuysPage() {
  usePageTitle(words.title);
  const may = useMay();
  const filters = useSearch({ from: '/shell/settings/good-guys' });
  const [isImporting, setImporting] = useState(false);
  return (
    <div className="min-w-0 space-y-4">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      <div className="flex flex-wrap gap-2">
        <a
          href={`${API_BASE}/good-guys.csv`}
          download="good-guys.csv"
          className="inline-flex min-h-9 items-center gap-1.5 rounded-md border border-edge bg-surface px-3.5 font-medium hover:bg-sunken"
        >
          <Download aria-hidden size={16} />
          {words.exportCsv}
        </a>
        {may('decisions:write') && (
          <Button onClick={() => setImporting(true)}>
            <Upload aria-hidden size={15} />
            {words.importCsv}
          </Button>
        )}
      </div>
      <GoodGuyFilterForm key={JSON.stringify(filters)} filters={filters} />
      <GoodGuyList filters={filters} />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  );
}
