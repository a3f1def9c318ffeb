import type { Screening } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DecisionPill } from '#shared/decide/decision-pill.tsx';
import { listLabel } from '#shared/format/list-words.ts';
import { PriorityMark } from '#shared/hits/priority-mark.tsx';
import { ReasonIcon } from '#shared/hits/reason-icon.tsx';
import { byKind, reasonKind, reasonText } from '#shared/hits/reason-text.ts';
import { birthYears, countriesOf } from '#shared/hits/row-facts.ts';
import type { InboxAddress } from '#shared/kept/inbox-place.ts';
import { Row } from '#shared/keys/row.tsx';
import type { RowState } from '#shared/keys/use-rows.ts';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { Age } from '#shared/ui/time.tsx';
import type { Step } from './steps.ts';

const { inbox: words } = messages;
/** Reasons shown for or against a hit; its details have more. */
const MAX_REASONS = 3;

type InboxRowProps = {
  readonly row: Screening;
  readonly address: InboxAddress;
  readonly titles: ReadonlyMap<string, string>;
  readonly state: RowState;
  /** Decision made on this row in this tab. */
  readonly step: Step | undefined;
  /** Proposals about it. */
  readonly children?: ReactNode;
};

/** A waiting screening: the text, the best hit with its decisive facts, and the waiting time. */
export function InboxRow({ row, address, titles, state, step, children }: InboxRowProps) {
  const { searchId, searchText, searchedAt, best, hits, externalRef, batch, purpose } = row;
  const waiting = hits.open + hits.proposed;
  return (
    <Row
      state={state}
      label={words.select(searchText)}
      columns="grid-cols-[1.5rem_4rem_minmax(0,1fr)] sm:grid-cols-[1.5rem_4rem_minmax(0,1fr)_auto]"
    >
      {best === null ? <span /> : <PriorityMark result={best} />}
      <span className="min-w-0">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
          <Link
            data-row
            to="/"
            search={{ id: searchId, from: 'inbox' }}
            preload={false}
            className="min-h-6 max-w-full scroll-mt-20 scroll-mb-64 truncate rounded font-semibold hover:text-accent-strong"
          >
            <Name>{searchText}</Name>
          </Link>
          {externalRef !== null && <span className="text-sm wrap-anywhere text-soft">{externalRef}</span>}
          {waiting > 1 && (
            <span className="rounded bg-sunken px-1.5 text-xs font-semibold text-ink">{words.hits(waiting)}</span>
          )}
          {step !== undefined && (
            <DecisionPill
              decided={{ kind: step.isProposal ? 'proposed' : 'decided', verdict: step.verdict, current: [] }}
            />
          )}
        </span>
        {best !== null && <BestHit best={best} titles={titles} />}
        {children}
      </span>
      <span className="flex items-baseline gap-x-3 text-sm text-soft max-sm:col-start-3 max-sm:flex-wrap sm:flex-col sm:items-end">
        <Age value={searchedAt} />
        {batch !== null && (
          <Link
            to="/inbox"
            search={{ ...address, batch }}
            aria-label={words.fromBatch(batch)}
            className="link inline-flex min-h-6 items-center text-xs"
          >
            {words.batch}
          </Link>
        )}
        {purpose !== null && <span className="max-w-40 truncate text-xs">{purpose}</span>}
      </span>
    </Row>
  );
}

type BestHitProps = {
  readonly best: NonNullable<Screening['best']>;
  /** Titles of the lists, by their ids. */
  readonly titles: ReadonlyMap<string, string>;
};

/** The best hit in two lines: name and lists, then the decisive facts, conflicts first. */
function BestHit({ best, titles }: BestHitProps) {
  const { primaryName, entityType, lists, reasons, fields } = best;
  const facts = [messages.entityTypes[entityType], birthYears(best), countriesOf({ ...best, addresses: [] })];
  const telling = byKind(reasons).filter(({ code }) => reasonKind(code) !== 'plain');
  return (
    <>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-sm text-soft">
        <span className="max-w-full truncate font-medium text-ink">
          <Name>{primaryName}</Name>
        </span>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <span className="text-xs">{lists.map((list) => listLabel(list, titles.get(list))).join(', ')}</span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm">
        {telling.slice(0, MAX_REASONS).map((reason) => {
          const kind = reasonKind(reason.code);
          return (
            <span
              key={reason.code}
              className={`inline-flex items-start gap-1 ${kind === 'conflict' ? 'font-medium text-alarm' : 'text-ink'}`}
            >
              <ReasonIcon kind={kind} className="mt-1" />
              {reasonText(reason, fields)}
            </span>
          );
        })}
      </span>
    </>
  );
}
