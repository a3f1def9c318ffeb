import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useLists } from '#shared/api/list-lists.ts';
import { localDate } from '#shared/format/date-time.ts';
import { loadingText } from '#shared/format/loading-text.ts';
import { messages } from '#shared/messages/messages.ts';
import { ScrollX } from '#shared/ui/scroll-x.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { firstLoading } from './first-loading.ts';
import { ListChip } from './list-chip.tsx';
import { byUrgency, isMild, worstTrouble } from './list-health.ts';
import { ListTable } from './list-table.tsx';
import { SampleBanner } from './sample-banner.tsx';

/** On every page: how old each list is, and in red what cannot be relied on. */
export function ListStrip() {
  const { data, isError, isPending } = useLists();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const lists = byUrgency(data?.items ?? []);
  const worst = worstTrouble(lists);
  const vouched = data?.attestation ?? null;
  const loading = firstLoading(data);
  const isWaiting = isPending || loading !== null;
  const allWell = !isError && worst === undefined && vouched === null && lists.length > 0;
  const summary = isError
    ? messages.lists.unavailable
    : loading !== null
      ? loadingText(loading)
      : lists.length === 0
        ? messages.lists.none
        : worst !== undefined
          ? messages.lists.worst[worst.what](worst.count)
          : vouched !== null
            ? messages.lists.vouchedFor(lists.length, localDate(vouched.until))
            : messages.lists.allFresh(lists.length);
  const Icon = allWell ? CircleCheck : TriangleAlert;

  return (
    <section aria-label={messages.lists.label} className="border-b border-line bg-surface text-xs">
      {data?.demo === true && <SampleBanner />}
      <div className="flex items-center gap-x-4 px-4 sm:px-6">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          className={`inline-flex min-h-8 min-w-0 items-center text-start sm:shrink-0 gap-1.5 rounded font-medium ${allWell || isWaiting ? 'text-soft hover:text-ink' : isMild(worst?.what) || worst === undefined ? 'text-review' : 'text-high'}`}
        >
          {loading !== null && <Spinner size={14} />}
          {!isWaiting && <Icon aria-hidden size={14} className={allWell ? 'text-good' : undefined} />}
          {isPending ? messages.loading : summary}
          <ChevronDown aria-hidden size={14} className={`transition-transform ${open ? 'rotate-180' : ''}`} />
        </button>
        {loading === null && (
          <ul className="relative hidden min-w-0 flex-1 gap-x-4 overflow-hidden whitespace-nowrap sm:flex">
            {lists.map((list) => (
              <ListChip key={list.id} list={list} />
            ))}
          </ul>
        )}
      </div>
      <div id={panelId} hidden={!open} className="border-t border-line px-4 py-3 sm:px-6">
        <ScrollX label={messages.lists.details}>
          <ListTable lists={lists} loading={loading} />
        </ScrollX>
      </div>
    </section>
  );
}
