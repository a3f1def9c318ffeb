import { Check, CircleSmall, TriangleAlert, X } from 'lucide-react';
import type { ReasonKind } from './reason-text.ts';

const LOOKS = {
  conflict: { icon: X, ink: 'text-alarm' },
  doubt: { icon: TriangleAlert, ink: 'text-review' },
  agreement: { icon: Check, ink: 'text-good' },
  plain: { icon: CircleSmall, ink: 'text-faint' },
} as const;

/** Role of a reason in the assessment, as a shape. */
export function ReasonIcon({ kind, className = '' }: { readonly kind: ReasonKind; readonly className?: string }) {
  const { icon: Icon, ink } = LOOKS[kind];
  return <Icon aria-hidden size={14} strokeWidth={2.5} className={`shrink-0 ${ink} ${className}`} />;
}
