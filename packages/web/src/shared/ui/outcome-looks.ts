import { CircleDashed, CirclePause, FlaskConical, UserRoundSearch, UsersRound } from 'lucide-react';

/** Icon and colours of an outcome: background and text. */
export const OUTCOME_LOOKS = {
  potential_match: { icon: UserRoundSearch, look: 'bg-review-wash', ink: 'text-review' },
  no_match: { icon: CircleDashed, look: 'bg-accent-wash', ink: 'text-accent' },
  insufficient_name: { icon: UsersRound, look: 'bg-review-wash', ink: 'text-review' },
  incomplete: { icon: CirclePause, look: 'bg-review-wash', ink: 'text-review' },
  demo: { icon: FlaskConical, look: 'bg-review-wash', ink: 'text-review' },
} as const;
