import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { useMay } from '#shared/api/session.ts';
import { ActorFilter } from '#shared/filters/actor-filter.tsx';
import { fromDraft, toDraft } from '#shared/filters/filter-draft.ts';
import { FilterChoice, FilterForm, FilterId, FilterTime } from '#shared/filters/filter-form.tsx';
import { auditWords } from '#shared/messages/en/audit.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useMedia } from '#shared/ui/use-media.ts';
import { type AuditFilters, readAuditAddress } from './address.ts';
import { AuditLog } from './audit-log.tsx';
import { ChainPill } from './chain-pill.tsx';
import { EvidenceDialog } from './evidence-dialog.tsx';

const words = auditWords;
const AREAS = Object.entries(words.areas).map(([prefix, area]) => [prefix, words.allOf(area)] as const);
const ACTIONS = Object.entries(words.actions).sort(([, a], [, b]) => a.localeCompare(b));
/** Actors without an account. */
const OTHERS = (['operator', 'service'] as const).map((kind) => [kind, words.kinds[kind]] as const);
const EMPTY = { actor: '', action: '', target: '', requestId: '' };

/** Audit page: who did what, whether the record is intact, and the evidence pack for examiners. */
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
            href={addressOf(ENDPOINTS.exportAudit, { query: filters })}
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

/** Filters of the entries, kept in the address so that links show the same. */
function AuditFilterForm({ filters }: { readonly filters: AuditFilters }) {
  const navigate = useNavigate({ from: '/audit' });
  const [draft, setDraft] = useState({ ...EMPTY, ...toDraft(filters) });
  const of = (member: keyof typeof draft) => ({
    label: words[member],
    value: draft[member],
    onChange: (value: string) => setDraft({ ...draft, [member]: value }),
  });
  return (
    <FilterForm
      onApply={() => void navigate({ search: readAuditAddress(fromDraft(draft)) })}
      onReset={Object.keys(filters).length > 0 ? () => void navigate({ search: {} }) : undefined}
    >
      <FilterChoice {...of('action')} any={words.anyAction} options={[...AREAS, ...ACTIONS]} />
      <ActorFilter {...of('actor')} any={words.anyActor} hint={words.actorHint} others={OTHERS} />
      <FilterId {...of('target')} hint={words.targetHint} />
      <FilterId {...of('requestId')} hint={words.requestHint} />
      <FilterTime {...of('from')} />
      <FilterTime {...of('to')} />
    </FilterForm>
  );
}
