import type { SearchResult } from '@namesake/contract';
import { Check, CircleQuestionMark, EqualApproximately, X } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';

type Verdict = SearchResult['evidence']['fields'][number]['verdict'];

const LOOKS = {
  match: { icon: Check, ink: 'text-good' },
  close: { icon: EqualApproximately, ink: 'text-review' },
  conflict: { icon: X, ink: 'text-alarm' },
  unknown: { icon: CircleQuestionMark, ink: 'text-faint' },
} as const;

/**
 * ✓ ≈ ✗ ? with the word next to it.
 * @param word instead of the verdict's own
 */
export function VerdictIcon({
  verdict,
  word = messages.evidence.verdicts[verdict],
}: {
  readonly verdict: Verdict;
  readonly word?: string;
}) {
  const { icon: Icon, ink } = LOOKS[verdict];
  return (
    <span className={`inline-flex items-center gap-1 font-medium ${ink}`}>
      <Icon aria-hidden size={15} strokeWidth={2.5} />
      {word}
    </span>
  );
}
