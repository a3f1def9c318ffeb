import type { CaseView } from '@namesake/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { useLists } from '#shared/api/shared-queries.ts';
import { TriageBar } from '#shared/decide/triage-bar.tsx';
import { keepRowPlace, readRowPlace } from '#shared/kept/row-place.ts';
import { useKeys } from '#shared/keys/keys.tsx';
import { type Rows, rowAfter, useNextPage, useRows } from '#shared/keys/use-rows.ts';
import { messages } from '#shared/messages/messages.ts';
import { useWorkerName } from '#shared/people/actor-names.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import type { CasesAddress } from '../address.ts';
import { casesQuery } from '../api.ts';
import { AssignChoice } from '../assign-choice.tsx';
import { CaseRow } from './case-row.tsx';
import { type CaseTriage, useCaseTriage } from './use-case-triage.ts';

const { cases: words } = messages;
/** Maximum number of cases that the API decides or assigns in one step. */
const MAX_AT_ONCE = 200;

const isOpen = ({ state }: CaseView): boolean => state === 'open' || state === 'in_review';

/** Cases of a view, and the bar that decides and assigns them. The focus moves on after each decision. */
export function CaseList({ address }: { readonly address: CasesAddress }) {
  const found = useInfiniteQuery(casesQuery(address));
  const rows = found.data?.pages.flatMap((page) => page.items) ?? [];
  const ids = rows.map(({ id }) => id);
  const may = useMay();
  const nameOf = useWorkerName();
  const navigate = useNavigate();
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  const [said, setSaid] = useState('');
  const mayWork = may('cases:write');
  const open = rows.filter(isOpen);
  const walked = useRef<Rows>(undefined);
  const triage = useCaseTriage({
    onDecided: (done) => {
      walked.current?.selection.clear();
      const next = rowAfter(ids, done, (id) => !done.includes(id) && open.some((one) => one.id === id));
      walked.current?.focus(next ?? done.at(-1));
    },
    onUndone: ([first]) => walked.current?.focus(first),
    onStale: () => void found.refetch(),
  });
  const own = useRows({
    words: words.keys,
    place: { read: () => readRowPlace('cases'), keep: (place) => keepRowPlace('cases', address, place) },
    ids,
    selectable: mayWork ? open.map(({ id }) => id) : undefined,
    isRead: found.data !== undefined && !(found.isFetching && !found.isFetchingNextPage),
  });
  walked.current = own;
  const { selection, current } = own;
  useNextPage(found, ids, current);
  const show = (id: string | undefined) =>
    id !== undefined && void navigate({ to: '/cases/$case', params: { case: id } });
  useKeys([{ key: 'o', words: words.keys.open, run: () => show(current) }]);
  if (found.isPending) return <Loading />;
  if (found.data === undefined) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  const { view = 'open', ...filters } = address;
  const targets = open.filter(({ id }) => own.targets.includes(id)).slice(0, MAX_AT_ONCE);
  const onAssigned = (text: string) => {
    setSaid(text);
    selection.clear();
    own.focus(current);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p role="status" className="sr-only">
        {triage.said}
      </p>
      {rows.length > 0 && (
        <ul ref={own.ref} aria-label={words.title} className="rounded-xl border border-line bg-surface">
          {rows.map((row) => (
            <CaseRow key={row.id} row={row} titles={titles} nameOf={nameOf} state={own.stateOf(row.id)} />
          ))}
        </ul>
      )}
      <OlderItems
        pages={found}
        count={rows.length}
        searchedTo={null}
        empty={Object.keys(filters).length > 0 ? words.noneSo : words.none[view]}
        end={words.end}
        more={words.more}
      />
      {mayWork && rows.some(isOpen) && (
        <CaseBar
          key={targetOf(targets)}
          targets={targets}
          rows={own}
          triage={triage}
          onAssigned={onAssigned}
          onBack={() => own.focus(current ?? open[0]?.id)}
        />
      )}
    </>
  );
}

/** Identifies the decided cases, so that each set has its own draft. */
const targetOf = (targets: readonly CaseView[]): string =>
  [targets.length, targets[0]?.id, targets.at(-1)?.id].join(' ');

type CaseBarProps = {
  readonly targets: readonly CaseView[];
  readonly rows: Rows;
  readonly triage: CaseTriage;
  readonly onAssigned: (said: string) => void;
  readonly onBack: () => void;
};

/** Bar below the cases: decides, takes and assigns them. */
function CaseBar({ targets, rows: { selection }, triage, onAssigned, onBack }: CaseBarProps) {
  const { bar } = words;
  const isSelection = selection.selected.length > 0;
  const what = targets.length === 0 ? bar.nothing : isSelection ? bar.selected(targets.length) : bar.focused;
  return (
    <TriageBar
      of="cases"
      target={targetOf(targets)}
      count={targets.length}
      isSelection={isSelection}
      what={what}
      formTitle={(verdict) => bar.formTitle(verdict, targets.length)}
      last={triage.last}
      isPending={triage.isPending}
      error={triage.error}
      onDecide={(decided, onRecorded) => triage.decide(targets, decided, onRecorded)}
      onUndo={triage.undo}
      onClear={selection.clear}
      onBack={onBack}
    >
      <AssignChoice cases={targets} onDone={onAssigned} />
    </TriageBar>
  );
}
