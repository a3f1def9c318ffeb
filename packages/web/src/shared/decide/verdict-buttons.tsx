import type { DecisionVerdict } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';

const { decisions: words } = messages;
/** Keys of the verdicts, in order. */
export const VERDICT_KEYS: readonly (readonly [key: string, verdict: DecisionVerdict])[] = [
  ['1', 'true_match'],
  ['2', 'false_positive'],
  ['3', 'undecided'],
];

type VerdictButtonsProps = { readonly onChoose: (verdict: DecisionVerdict) => void; readonly disabled?: boolean };

/** The verdicts with their keys. */
export function VerdictButtons({ onChoose, disabled = false }: VerdictButtonsProps) {
  return VERDICT_KEYS.map(([key, verdict]) => (
    <Button key={key} size="small" disabled={disabled} onClick={() => onChoose(verdict)} aria-keyshortcuts={key}>
      {words.verdicts[verdict]}
      <kbd aria-hidden className="rounded border border-line px-1 text-xs text-faint max-sm:hidden">
        {key}
      </kbd>
    </Button>
  ));
}
