import type { CustomerGroupView, CustomerStatus } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { groupsQuery } from '#shared/api/shared-queries.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Time } from '#shared/ui/time.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { useMemberNames } from './members-field.tsx';

const { groups: words } = messages;
const isStatus = (name: string): name is CustomerStatus => Object.hasOwn(messages.customers.statuses, name);
const STATUSES = Object.keys(messages.customers.statuses)
  .filter(isStatus)
  .map((status) => [status, messages.customers.statuses[status]] as const);

/** Customer groups: settings, and customer counts by status. */
export function GroupsPage() {
  usePageTitle(words.title);
  const may = useMay();
  const { data, error, refetch } = useQuery(groupsQuery);
  const names = useMemberNames(may('users:write'));
  const [edited, setEdited] = useState<CustomerGroupView | 'new'>();
  return (
    <div className="page space-y-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Link to="/customers" search={{}} className="link inline-flex min-h-7 items-center text-sm">
            {words.back}
          </Link>
          <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
          <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        </div>
        {may('policies:write') && (
          <Button look="primary" onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        )}
      </header>
      {data === undefined && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {data?.items.length === 0 && <p className="text-soft">{words.none}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul aria-label={words.list} className="divide-y divide-line rounded-xl border border-line bg-surface">
          {data.items.map((group) => (
            <GroupRow
              key={group.name}
              group={group}
              names={names}
              onEdit={may('policies:write') ? () => setEdited(group) : undefined}
            />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <GroupDialog group={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}

type GroupRowProps = {
  readonly group: CustomerGroupView;
  readonly names: ReadonlyMap<string, string>;
  readonly onEdit: (() => void) | undefined;
};

/** One group; each count links to its customers, longest waiting first. */
function GroupRow({ group, names, onEdit }: GroupRowProps) {
  const { name, policy, fullEveryDays, fullDueAt, keepEndedDays, members, customerCount, counts } = group;
  return (
    <li className="space-y-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link to="/customers" search={{ group: name }} className="link inline-flex min-h-7 items-center font-semibold">
          {name}
        </Link>
        <span className="text-sm text-soft tabular-nums">{words.customers(customerCount)}</span>
        {onEdit !== undefined && (
          <Button onClick={onEdit} aria-label={words.editNamed(name)}>
            {words.edit}
          </Button>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums">
        {STATUSES.filter(([status]) => (counts[status] ?? 0) > 0).map(([status, label]) => (
          <Link key={status} to="/customers" search={{ group: name, status }} className="link min-h-6">
            {label} {count(counts[status] ?? 0)}
          </Link>
        ))}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-soft">
        <span>
          {words.policy}: {policy}
        </span>
        <span>
          {words.rhythm(fullEveryDays)}
          {fullDueAt !== null && (
            <>
              , {words.due} <Time value={fullDueAt} />
            </>
          )}
        </span>
        {keepEndedDays !== null && <span>{words.kept(keepEndedDays)}</span>}
        {members !== null && (
          <span>
            {words.seenBy}{' '}
            {members.length === 0 ? words.administrators : members.map((one) => names.get(one) ?? one).join(', ')}
          </span>
        )}
      </p>
    </li>
  );
}
