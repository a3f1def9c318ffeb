import type { DecisionVerdict, SearchResult } from '@namesake/contract';
import { DecisionForm } from '#shared/decide/decision-form.tsx';
import { DecisionPill } from '#shared/decide/decision-pill.tsx';
import { GoodGuyStep } from '#shared/decide/good-guy-step.tsx';
import { rememberReason } from '#shared/decide/last-reasons.ts';
import { ProposalAnswer } from '#shared/decide/proposal-answer.tsx';
import { useDecisionDraft } from '#shared/decide/use-decision-draft.ts';
import { VERDICT_KEYS, VerdictButtons } from '#shared/decide/verdict-buttons.tsx';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import type { Decisions } from './use-decisions.ts';

const { decisions: words } = messages;

type DecisionBarProps = {
  readonly searchId: string;
  readonly result: SearchResult;
  readonly decisions: Decisions;
};

/** Decides about a party: `1` `2` `3` choose the verdict, Enter records it, `u` undoes the last one. */
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
      <GoodGuyStep key={entityId} listings={listings} decided={decided} />
      <ProposalAnswer decided={decided} change={decisions.change} />
    </section>
  );
}
