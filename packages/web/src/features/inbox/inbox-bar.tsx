import type { Screening } from '@namesake/contract';
import { TriageBar } from '#shared/decide/triage-bar.tsx';
import { messages } from '#shared/messages/messages.ts';
import type { Triage } from './use-triage.ts';

const { inbox: words, decisions: decisionWords } = messages;

type InboxBarProps = {
  /** Rows to decide: the selected ones, else the focused one. */
  readonly targets: readonly Screening[];
  /** Number of selected rows. */
  readonly selected: number;
  readonly triage: Triage;
  readonly onClear: () => void;
  /** Returns the focus to the rows. */
  readonly onBack: () => void;
};

/** Bar below the inbox. Shows the number of hits before recording. */
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
    >
      {triage.refused.size > 0 && <span className="text-sm text-review">{words.refused(triage.refused.size)}</span>}
    </TriageBar>
  );
}

/** Identifies the decided rows, so that each set has its own draft. */
export const targetOf = (targets: readonly Screening[]): string =>
  [targets.length, targets[0]?.searchId, targets.at(-1)?.searchId].join(' ');

function whatOf(screenings: number, selected: number, hits: number): string {
  if (screenings === 0) return words.nothing;
  return selected > 0 ? words.selected(screenings, hits) : words.focused(hits);
}
