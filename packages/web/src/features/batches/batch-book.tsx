import type { BatchView } from '@namesake/contract';
import { ROLE_NAMES, ROLES } from '@namesake/contract/roles';
import { Link } from '@tanstack/react-router';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { useChangeLeavers } from './api.ts';

const { watched: words } = messages.batches;
/** Names of the roles that may decide. */
const APPROVERS = ROLE_NAMES.filter((role) => ROLES[role].scopes.includes('customers:write'))
  .map((role) => messages.people.roles[role])
  .join(', ');
const LINK = 'link inline-flex min-h-6 items-center';

/**
 * States that the rows of a batch are watched customers, and which customers are missing if the file is the whole book.
 */
export function BatchBook({ batch }: { readonly batch: BatchView }) {
  const { state, watchGroup, isWholeBook } = batch;
  const may = useMay();
  const group = watchGroup ?? '';
  const isDraft = state === 'draft';
  return (
    <section aria-label={words.title} className="space-y-3 rounded-xl border border-line bg-surface px-4 py-3">
      <div className="text-sm">
        <p>
          <span className="font-semibold">{isDraft ? words.draft(group) : words.text(group)}</span>{' '}
          {may('customers:read') && !isDraft && (
            <Link to="/customers" search={{ group }} className={LINK}>
              {words.customers}
            </Link>
          )}
        </p>
        {isDraft && <p className="text-soft">{words.idHint}</p>}
        {isWholeBook && <p className="text-soft">{words.wholeBook[wholeBookState(batch)]}</p>}
      </div>
      <Leavers batch={batch} group={group} />
    </section>
  );
}

/** Whether missing customers are still to leave, have left or stayed, or stay because the batch was not finished. */
const wholeBookState = ({ state, leavingCount }: BatchView) =>
  state === 'failed' || state === 'cancelled' ? 'unfinished' : state === 'done' && leavingCount === 0 ? 'done' : 'open';

/** Customers missing from the file, and the decision about them by another person than the uploader. */
function Leavers({ batch, group }: { readonly batch: BatchView; readonly group: string }) {
  const { id, leavingCount: count, mayChangeLeavers } = batch;
  const may = useMay();
  const change = useChangeLeavers(id);
  return (
    <>
      <p role="status" className={change.isSuccess ? 'text-sm font-medium' : 'sr-only'}>
        {change.isSuccess && words.done[change.variables]}
      </p>
      {count > 0 && (
        <Notice tone="caution" title={words.leaving(count)}>
          <p>
            {words.leavingText(APPROVERS)}{' '}
            {may('customers:read') && (
              <Link to="/customers" search={{ group, leaving: true }} className={LINK}>
                {words.show}
              </Link>
            )}
          </p>
          {may('customers:write') && !mayChangeLeavers && <p className="mt-1 font-medium">{words.own}</p>}
          {mayChangeLeavers && (
            <p className="mt-2 flex flex-wrap gap-2">
              <Button size="small" disabled={change.isPending} onClick={() => change.mutate('approve')}>
                {words.approve(count)}
              </Button>
              <Button size="small" disabled={change.isPending} onClick={() => change.mutate('reject')}>
                {words.reject}
              </Button>
            </p>
          )}
        </Notice>
      )}
      {change.isError && <ErrorNotice error={change.error} />}
    </>
  );
}
