import type { CaseView } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { caseLists, newsText, partyNameOf } from '#shared/cases/case-facts.ts';
import { CaseStateMark } from '#shared/cases/case-state.tsx';
import { countryName } from '#shared/format/country-name.ts';
import { PriorityWord } from '#shared/hits/priority-mark.tsx';
import { Row } from '#shared/keys/row.tsx';
import type { RowState } from '#shared/keys/use-rows.ts';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { Age } from '#shared/ui/time.tsx';
import { DueMark } from '../due-mark.tsx';

const { cases: words } = messages;

type CaseRowProps = {
  readonly row: CaseView;
  /** Titles of the lists, by their ids. */
  readonly titles: ReadonlyMap<string, string>;
  /** Display names of people who work on cases. */
  readonly nameOf: (actor: CaseView['assignee']) => string;
  readonly state: RowState;
};

/** A case: customer, listed party, news, state, and assignee. */
export function CaseRow({ row, titles, nameOf, state }: CaseRowProps) {
  const { id, entityId, externalRef, role, group, countries, priority, news, openedAt } = row;
  return (
    <Row
      state={state}
      label={words.select(externalRef, partyNameOf(row))}
      columns="grid-cols-[1.5rem_minmax(0,1fr)] sm:grid-cols-[1.5rem_4.5rem_minmax(0,1fr)_10rem_6rem]"
    >
      <span className="pt-1">
        <PriorityWord priority={priority} />
      </span>
      <span className="min-w-0 max-sm:col-start-2">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
          <Link
            data-row
            to="/cases/$case"
            params={{ case: id }}
            preload={false}
            className="min-h-6 max-w-full scroll-mt-20 scroll-mb-64 truncate rounded font-semibold hover:text-accent-strong"
          >
            <bdi>{externalRef}</bdi>
            {role !== null && <span className="font-normal text-soft"> · {role}</span>}
          </Link>
          <span className="text-sm text-soft">
            {[group, ...countries.map((code) => countryName(code))].join(' · ')}
          </span>
        </span>
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-sm">
          <span className="max-w-full truncate font-medium">
            <Name>{partyNameOf(row)}</Name>
          </span>
          <span className="text-xs text-soft">{caseLists(row, titles).join(', ')}</span>
          <code className="font-mono text-xs break-all text-faint">{entityId}</code>
        </span>
        {news.length > 0 && (
          <span className="flex items-start gap-1.5 text-sm font-medium text-review">
            <BellRing aria-hidden size={14} className="mt-0.5 shrink-0" />
            {words.news(newsText(news))}
          </span>
        )}
      </span>
      <span className="min-w-0 text-sm max-sm:col-start-2">
        <CaseStateMark {...row} />
        <span className="text-soft max-sm:ms-2 sm:block sm:truncate">
          <span className="sr-only">{words.assignee}: </span>
          {nameOf(row.assignee)}
        </span>
      </span>
      <span className="flex gap-x-3 text-sm text-soft max-sm:col-start-2 max-sm:flex-wrap sm:flex-col sm:items-end">
        <span>
          <span className="sr-only">{words.openedAgo} </span>
          <Age value={openedAt} />
        </span>
        <DueMark row={row} />
      </span>
    </Row>
  );
}
