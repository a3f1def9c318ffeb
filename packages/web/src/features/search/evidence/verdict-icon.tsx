import { Check, CircleQuestionMark, EqualApproximately, X } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import type { FieldEvidence } from './field-table.tsx';

const LOOKS = {
  match: { icon: Check, ink: 'text-good' },
  close: { icon: EqualApproximately, ink: 'text-review' },
  conflict: { icon: X, ink: 'text-high' },
  unknown: { icon: CircleQuestionMark, ink: 'text-faint' },
} as const;

/** ✓ ≈ ✗ ? with the word beside it. */
export function VerdictIcon({ verdict }: { readonly verdict: FieldEvidence['verdict'] }) {
  const { icon: Icon, ink } = LOOKS[verdict];
  return (
    <span className={`inline-flex items-center gap-1 font-medium ${ink}`}>
      <Icon aria-hidden size={15} strokeWidth={2.5} />
      {messages.evidence.verdicts[verdict]}
    </span>
  );
}
