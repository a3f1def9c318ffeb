import type { DecisionVerdict, Screening } from '@namesake/contract';
import { DecisionForm } from '#shared/decide/decision-form.tsx';
import { rememberReason } from '#shared/decide/last-reasons.ts';
import { useDecisionDraft } from '#shared/decide/use-decision-draft.ts';
import { VERDICT_KEYS, VerdictButtons } from '#shared/decide/verdict-buttons.tsx';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import type { Triage } from './use-triage.ts';

const { inbox: words, decisions: decisionWords } = messages;

type InboxBarProps = {
  /** What is decided: the selected rows, else the one with the focus. */
  readonly targets: readonly Screening[];
  /** How many rows are selected. */
  readonly selected: number;
  readonly triage: Triage;
  readonly onClear: () => void;
  /** Leads the focus back to the rows. */
  readonly onBack: () => void;
};

/** The bar at the bottom of the inbox: what is decided, and with which reason. Says how many hits before it records. */
export function InboxBar({ targets, selected, triage, onClear, onBack }: InboxBarProps) {
  const { draft, setDraft, clear } = useDecisionDraft('inbox', targetOf(targets));
  const hits = targets.reduce((sum, row) => sum + row.hits.open, 0);
  const choose = (verdict: DecisionVerdict) => (targets.length === 0 ? onBack() : setDraft({ verdict }));
  useKeys([
    ...VERDICT_KEYS.map(([key, verdict]) => ({
      key,
      words: decisionWords.verdicts[verdict],
      run: () => choose(verdict),
    })),
    { key: 'u', words: words.keys.undo, run: () => triage.undo() },
  ]);
  const { verdict, text } = draft;
  return (
    <section
      aria-label={decisionWords.title}
      data-screen-only
      className="sticky bottom-0 z-10 space-y-2 rounded-t-xl border border-b-0 border-edge bg-surface px-4 py-3 shadow-lg max-sm:bottom-12"
    >
      {triage.error !== null && <ErrorNotice error={triage.error} notDone={decisionWords.notRecorded} />}
      {verdict === undefined || targets.length === 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <VerdictButtons onChoose={choose} disabled={targets.length === 0} />
          <span className="text-sm text-soft">{whatOf(targets.length, selected, hits)}</span>
          {selected > 0 && (
            <Button size="small" look="quiet" onClick={onClear} aria-keyshortcuts="Escape">
              {words.clear}
            </Button>
          )}
          {triage.last !== undefined && (
            <span className="ms-auto inline-flex flex-wrap items-center gap-2 text-sm text-soft">
              {words.recorded(decisionWords.verdicts[triage.last.verdict], triage.last.searches.length)}
              <Button size="small" aria-keyshortcuts="u" disabled={triage.isPending} onClick={() => triage.undo()}>
                {words.undo}
                <kbd aria-hidden className="rounded border border-line px-1 text-xs text-faint max-sm:hidden">
                  u
                </kbd>
              </Button>
            </span>
          )}
        </div>
      ) : (
        <DecisionForm
          key={verdict}
          verdict={verdict}
          title={words.formTitle(decisionWords.verdicts[verdict], hits, targets.length)}
          draft={draft}
          isPending={triage.isPending}
          onChange={setDraft}
          onCancel={() => {
            setDraft({ verdict: undefined });
            onBack();
          }}
          onRecord={(reason) => {
            rememberReason(verdict, reason);
            const more = text.trim() === '' ? {} : { text: text.trim() };
            triage.decide(targets, { verdict, reason, ...more }, clear);
          }}
        />
      )}
    </section>
  );
}

/** Names what is decided, so that each has a draft of its own. */
export const targetOf = (targets: readonly Screening[]): string =>
  [targets.length, targets[0]?.searchId, targets.at(-1)?.searchId].join(' ');

function whatOf(screenings: number, selected: number, hits: number): string {
  if (screenings === 0) return words.nothing;
  return selected > 0 ? words.selected(screenings, hits) : words.focused(hits);
}
