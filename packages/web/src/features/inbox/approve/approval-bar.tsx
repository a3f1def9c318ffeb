import type { DecisionView } from '@namesake/contract';
import { useState } from 'react';
import { useKeys } from '#shared/keys/use-keys.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useChangeDecisions } from '../api/decide-many.ts';
import { HandOver } from './hand-over.tsx';

const { inbox: words, decisions: decisionWords } = messages;

type Change = 'approve' | 'reject';

type ApprovalBarProps = {
  /** Of the rows that are acted on. */
  readonly screenings: readonly string[];
  /** Those of others, which are acted on. */
  readonly proposals: readonly DecisionView[];
  readonly onAnswered: (screenings: readonly string[], said: string) => void;
  readonly onHandedOver: (said: string) => void;
};

/** The bar at the bottom of what waits for approval. Several proposals are asked about once, with their number. */
export function ApprovalBar({ screenings, proposals, onAnswered, onHandedOver }: ApprovalBarProps) {
  const change = useChangeDecisions();
  const [asked, setAsked] = useState<Change>();
  const run = (what: Change) => {
    setAsked(undefined);
    change.mutate(
      { decisions: proposals.map(({ id }) => id), change: what },
      {
        onSuccess: () => onAnswered(screenings, words.answers[what](proposals.length)),
      },
    );
  };
  const choose = (what: Change) => {
    if (proposals.length === 0 || change.isPending) return;
    if (screenings.length > 1 && asked !== what) setAsked(what);
    else run(what);
  };
  useKeys([
    { key: 'y', words: words.keys.approve, run: () => choose('approve') },
    { key: 'n', words: words.keys.reject, run: () => choose('reject') },
  ]);
  return (
    <section
      aria-label={decisionWords.title}
      data-screen-only
      className="sticky bottom-0 z-10 space-y-2 rounded-t-xl border border-b-0 border-edge bg-surface px-4 py-3 shadow-lg max-sm:bottom-12"
    >
      {change.isError && <ErrorNotice error={change.error} notDone={decisionWords.notRecorded} />}
      <div className="flex flex-wrap items-center gap-2">
        {(['approve', 'reject'] as const).map((what) => (
          <Button
            key={what}
            look={what === 'approve' ? 'primary' : 'secondary'}
            disabled={proposals.length === 0 || change.isPending}
            aria-keyshortcuts={KEYS[what]}
            onClick={() => choose(what)}
          >
            {asked === what ? words.sure[what](proposals.length, screenings.length) : words.approval[what]}
            <kbd aria-hidden className="rounded border border-line px-1 text-xs max-sm:hidden">
              {KEYS[what]}
            </kbd>
          </Button>
        ))}
        <HandOver proposals={proposals} onDone={onHandedOver} />
        <span className="text-sm text-soft">{words.waitingHere(proposals.length, screenings.length)}</span>
      </div>
    </section>
  );
}

const KEYS = { approve: 'y', reject: 'n' } as const;
