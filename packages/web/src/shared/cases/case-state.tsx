import type { CaseView } from '@namesake/contract';
import { Check, CircleDot, CircleHelp, CircleMinus, Hourglass, type LucideIcon, UserRoundPen, X } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';

const { cases: words, decisions } = messages;

const RESOLUTIONS: Readonly<Record<NonNullable<CaseView['resolution']>, { icon: LucideIcon; ink: string }>> = {
  true_match: { icon: Check, ink: 'text-ink' },
  false_positive: { icon: X, ink: 'text-good' },
  undecided: { icon: CircleHelp, ink: 'text-review' },
  no_longer_found: { icon: CircleMinus, ink: 'text-soft' },
  joined: { icon: CircleMinus, ink: 'text-soft' },
};
const STATES: Readonly<Record<CaseView['state'], { icon: LucideIcon; ink: string }>> = {
  open: { icon: CircleDot, ink: 'text-review' },
  in_review: { icon: UserRoundPen, ink: 'text-accent' },
  for_approval: { icon: Hourglass, ink: 'text-review' },
  closed: { icon: Check, ink: 'text-soft' },
};
const RESOLVED: Readonly<Record<string, string>> = { ...decisions.verdicts, ...words.resolutions };

/** Resolution of a closed case, in words. */
export const resolutionText = (resolution: string): string => RESOLVED[resolution] ?? resolution;

/** State or resolution of a case, as icon and word. */
export function CaseStateMark({ state, resolution }: Pick<CaseView, 'state' | 'resolution'>) {
  const { icon: Icon, ink } = resolution === null ? STATES[state] : RESOLUTIONS[resolution];
  return (
    <span className={`inline-flex items-baseline gap-1.5 font-medium ${ink}`}>
      <Icon aria-hidden size={15} className="shrink-0 self-center" />
      {resolution === null ? words.states[state] : resolutionText(resolution)}
    </span>
  );
}
