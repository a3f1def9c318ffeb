import { Link, useParams } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useList } from '../api.ts';
import { DelistedSection } from './delisted-section.tsx';
import { HeldSection } from './held-section.tsx';
import { ListHeader } from './list-header.tsx';
import { RefusedSection } from './refused-section.tsx';
import { VersionSection } from './version-section.tsx';

const { listPage: words } = messages;
const warningsWords = messages.listPage.warnings;

/** One list: its state, pending approvals, versions and delisted parties. */
export function ListPage() {
  const { list: id } = useParams({ from: '/shell/lists/$list' });
  const { data: list, error, isPending, refetch } = useList(id);
  usePageTitle(list?.title ?? words.title);
  return (
    <div className="page space-y-8">
      <Link to="/lists" className="link inline-flex min-h-6 items-center gap-1 text-sm">
        <ChevronLeft aria-hidden size={14} className="rtl:-scale-x-100" />
        {words.back}
      </Link>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {list !== undefined && (
        <>
          <ListHeader list={list} />
          {list.warnings.length > 0 && <WarningSection warnings={list.warnings} />}
          {(list.heldRemovalCount > 0 || list.status === 'incomplete') && <HeldSection list={id} />}
          <RefusedSection list={id} />
          <VersionSection list={id} />
          <DelistedSection list={id} />
        </>
      )}
    </div>
  );
}

/** Problems of a list that is searched nonetheless, in the server's words. */
function WarningSection({ warnings }: { readonly warnings: readonly string[] }) {
  return (
    <section aria-labelledby="list-warnings">
      <h2 id="list-warnings" className="text-base font-semibold">
        {warningsWords.title(warnings.length)}
      </h2>
      <p className="mt-1 text-sm text-soft">{warningsWords.text}</p>
      <ul className="mt-3 list-disc space-y-1 ps-5 text-sm break-words">
        {warnings.map((warning) => (
          <li key={warning} dir="auto">
            {warning}
          </li>
        ))}
      </ul>
    </section>
  );
}
