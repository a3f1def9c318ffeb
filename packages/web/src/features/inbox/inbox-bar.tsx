import type { Screening } from '@namesake/contract';
import { TriageBar } from '#shared/decide/triage-bar.tsx';
import { messages } from '#shared/messages/messages.ts';
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

/** The bar at the bottom of the inbox. Says how many hits before it records. */
export function InboxBar({ targets, selected, triage, onClear, onBack }: InboxBarProps) {
  const hits = targets.reduce((sum, row) => sum + row.hits.open, 0);
  const { last } = triage;
  return (
    <TriageBar
      of="inbox"
      target={targetOf(targets)}
      count={targets.length}
      isSelection={selected > 0}
      what={whatOf(targets.length, selected, hits)}
      formTitle={(verdict) => words.formTitle(verdict, hits, targets.length)}
      last={last && words.recorded(decisionWords.verdicts[last.verdict], last.searches.length)}
      isPending={triage.isPending}
      error={triage.error}
      onDecide={(what, onRecorded) => triage.decide(targets, what, onRecorded)}
      onUndo={() => triage.undo()}
      onClear={onClear}
      onBack={onBack}
    />
  );
}

/** Names what is decided, so that each has a draft of its own. */
export const targetOf = (targets: readonly Screening[]): string =>
  [targets.length, targets[0]?.searchId, targets.at(-1)?.searchId].join(' ');

function whatOf(screenings: number, selected: number, hits: number): string {
  if (screenings === 0) return words.nothing;
  return selected > 0 ? words.selected(screenings, hits) : words.focused(hits);
}
