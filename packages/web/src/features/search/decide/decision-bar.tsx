import type { DecisionVerdict, DecisionView, SearchResult } from '@namesake/contract';
import { useKnownUser, useMay } from '#shared/api/session.ts';
import type { Decided } from '#shared/decide/decided.ts';
import { DecisionForm } from '#shared/decide/decision-form.tsx';
import { DecisionPill } from '#shared/decide/decision-pill.tsx';
import { rememberReason } from '#shared/decide/last-reasons.ts';
import { useDecisionDraft } from '#shared/decide/use-decision-draft.ts';
import { VERDICT_KEYS, VerdictButtons } from '#shared/decide/verdict-buttons.tsx';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { GoodGuyStep } from './good-guy-step.tsx';
import type { Decisions } from './use-decisions.ts';

const { decisions: words } = messages;

type DecisionBarProps = {
  readonly searchId: string;
  readonly result: SearchResult;
  readonly decisions: Decisions;
};

/** Decides about a party: `1` `2` `3` choose the verdict, Enter records it, `u` takes the last one back. */
export function DecisionBar({ searchId, result, decisions }: DecisionBarProps) {
  const { entityId, listings } = result;
  const { draft, setDraft, clear } = useDecisionDraft(searchId, entityId);
  const decided = decisions.of(result);
  const choose = (verdict: DecisionVerdict) => setDraft({ verdict });
  useKeys([
    ...VERDICT_KEYS.map(([key, verdict]) => ({ key, words: words.verdicts[verdict], run: () => choose(verdict) })),
    { key: 'u', words: words.undo, run: () => decisions.undo(result) },
  ]);
  const { verdict, text } = draft;
  const error = decisions.errorOf(entityId);
  return (
    <section
      aria-label={words.title}
      data-screen-only
      className="sticky bottom-0 z-10 -mx-4 -mb-4 space-y-2 rounded-b-xl border-t border-line bg-surface px-4 py-3 max-sm:bottom-11 max-sm:pb-4 sm:-mx-5 sm:px-5"
    >
      {error !== null && <ErrorNotice error={error} notDone={words.notRecorded} />}
      {verdict === undefined ? (
        <div className="flex flex-wrap items-center gap-2">
          <VerdictButtons onChoose={choose} />
          {decided.kind !== 'open' && (
            <span className="ms-auto inline-flex items-center gap-2">
              <DecisionPill decided={decided} />
              <Button
                size="small"
                look="quiet"
                aria-keyshortcuts="u"
                disabled={decisions.isPending}
                onClick={() => decisions.revoke(result)}
              >
                {words.revoke}
              </Button>
            </span>
          )}
        </div>
      ) : (
        <DecisionForm
          key={verdict}
          verdict={verdict}
          draft={draft}
          isPending={decisions.isPending}
          onChange={setDraft}
          onCancel={() => {
            setDraft({ verdict: undefined });
            decisions.focusParty();
          }}
          onRecord={(reason) => {
            rememberReason(verdict, reason);
            const body = { listings: listings.map(({ id }) => id), verdict, reason };
            const more = text.trim() === '' ? {} : { text: text.trim() };
            decisions.decide({ entityId, body: { ...body, ...more } }, clear);
          }}
        />
      )}
      <GoodGuyStep key={entityId} result={result} decided={decided} />
      <ProposalAnswer decided={decided} decisions={decisions} />
    </section>
  );
}

/** Approves or rejects a proposal, for those who may and did not propose it. Others read what it waits for. */
function ProposalAnswer({ decided, decisions }: { readonly decided: Decided; readonly decisions: Decisions }) {
  const user = useKnownUser();
  const may = useMay();
  const proposals = decided.current.filter(({ state }) => state === 'proposed');
  if (proposals.length === 0) return null;
  const isOwn = proposals.some(({ events }) => events[0]?.by.id === `user:${user?.id}`);
  if (isOwn || !may('decisions:approve')) return <p className="text-sm text-soft">{words.waits}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="primary" size="small" onClick={() => decisions.change(proposals, 'approve')}>
        {words.approve}
      </Button>
      <Button size="small" onClick={() => decisions.change(proposals, 'reject')}>
        {words.reject}
      </Button>
    </div>
  );
}

type DecisionHistoryProps = { readonly result: SearchResult; readonly decisions: readonly DecisionView[] };

/** Every decision about a party with its events, the newest first; nothing where there is none. */
export function DecisionHistory({ result, decisions }: DecisionHistoryProps) {
  const own = decisions.filter(({ listing }) => result.listings.some(({ id }) => id === listing)).toReversed();
  if (own.length === 0) return null;
  return (
    <Disclosure summary={words.history(own.length)}>
      <ul className="space-y-3 text-sm">
        {own.map(({ id, listing, verdict, reason, state, events }) => (
          <li key={id}>
            <p className="font-medium break-words">
              {[words.verdicts[verdict], words.reasons[reason], words.states[state]].join(' · ')}
            </p>
            <p className="text-xs break-all text-faint">{listing}</p>
            <ol>
              {events.map((event) => (
                <li key={event.kind} className="text-soft">
                  {words.events[event.kind]} · {event.by.name ?? event.by.id} · <Time value={event.at} />
                  {event.text !== null && <span className="block break-words text-ink">{event.text}</span>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
