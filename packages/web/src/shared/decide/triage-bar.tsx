import type { DecisionReason, DecisionVerdict } from '@namesake/contract';
import type { ReactNode } from 'react';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { DecisionForm } from './decision-form.tsx';
import { rememberReason } from './last-reasons.ts';
import { useDecisionDraft } from './use-decision-draft.ts';
import { VERDICT_KEYS, VerdictButtons } from './verdict-buttons.tsx';

const { inbox: words, decisions: decisionWords } = messages;

/** The decision to record. */
export type WhatIsDecided = {
  readonly verdict: DecisionVerdict;
  readonly reason: DecisionReason;
  readonly text?: string;
};

type TriageBarProps = {
  /** The list, and the decided part of it: each has its own draft. */
  readonly of: string;
  readonly target: string;
  /** Number of rows to decide: the selected ones, else the focused one. */
  readonly count: number;
  readonly isSelection: boolean;
  /** Describes what is decided; without rows, which keys choose one. */
  readonly what: string;
  readonly formTitle: (verdict: string) => string;
  /** The last step, in words; undefined if there is none. */
  readonly last: string | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onDecide: (what: WhatIsDecided, onRecorded: () => void) => void;
  readonly onUndo: () => void;
  readonly onClear: () => void;
  /** Returns the focus to the rows. */
  readonly onBack: () => void;
  /** Further actions on the rows. */
  readonly children?: ReactNode;
};

/** Bar below rows: the decision and its reason. Shows the number of hits before recording. */
export function TriageBar({ of, target, count, isSelection, what, isPending, error, ...bar }: TriageBarProps) {
  const { draft, setDraft, clear } = useDecisionDraft(of, target);
  const choose = (verdict: DecisionVerdict) => (count === 0 ? bar.onBack() : setDraft({ verdict }));
  useKeys([
    ...VERDICT_KEYS.map(([key, verdict]) => ({
      key,
      words: decisionWords.verdicts[verdict],
      run: () => choose(verdict),
    })),
    { key: 'u', words: words.keys.undo, run: bar.onUndo },
  ]);
  const { verdict, text } = draft;
  return (
    <section
      aria-label={decisionWords.title}
      data-screen-only
      className="sticky bottom-0 z-10 space-y-2 rounded-t-xl border border-b-0 border-edge bg-surface px-4 py-3 shadow-lg max-sm:bottom-12"
    >
      {error !== null && <ErrorNotice error={error} notDone={decisionWords.notRecorded} />}
      {verdict === undefined || count === 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <VerdictButtons onChoose={choose} disabled={count === 0} />
          {bar.children}
          <span className={`text-sm text-soft ${count === 0 ? 'max-sm:hidden' : ''}`}>{what}</span>
          {isSelection && (
            <Button size="small" look="quiet" onClick={bar.onClear} aria-keyshortcuts="Escape">
              {words.clear}
            </Button>
          )}
          {bar.last !== undefined && (
            <span className="ms-auto inline-flex flex-wrap items-center gap-2 text-sm text-soft">
              {bar.last}
              <Button size="small" aria-keyshortcuts="u" disabled={isPending} onClick={bar.onUndo}>
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
          title={bar.formTitle(decisionWords.verdicts[verdict])}
          draft={draft}
          isPending={isPending}
          onChange={setDraft}
          onCancel={() => {
            setDraft({ verdict: undefined });
            bar.onBack();
          }}
          onRecord={(reason) => {
            rememberReason(verdict, reason);
            const more = text.trim() === '' ? {} : { text: text.trim() };
            bar.onDecide({ verdict, reason, ...more }, clear);
          }}
        />
      )}
    </section>
  );
}
