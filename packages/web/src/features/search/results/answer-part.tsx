import { useNavigate } from '@tanstack/react-router';
import type { SearchAddress } from '../address/search-address.ts';
import { Provenance } from '../parts/provenance.tsx';
import { SuppressedView } from '../parts/suppressed-view.tsx';
import { WhyNotPanel } from '../why-not/why-not-panel.tsx';
import type { AnswerViewProps } from './answer-view.tsx';

type AnswerPartProps = Pick<AnswerViewProps, 'answered' | 'address' | 'onScreenAgain'> & {
  readonly part: NonNullable<SearchAddress['view']>;
};

/** Parts of an answer other than results: near misses, searched lists, and missing parties. */
export function AnswerPart({ part, answered: { answer, asked }, address, onScreenAgain }: AnswerPartProps) {
  const navigate = useNavigate();
  const ask = (party: string) =>
    void navigate({ to: '/', search: { ...address, view: 'missing', ask: party }, resetScroll: false });
  if (part === 'lists') return <Provenance answer={answer} />;
  if (part === 'left-out') return <SuppressedView suppressed={answer.suppressed} onAsk={ask} />;
  return <WhyNotPanel key={address.ask} asked={asked} expected={address.ask} onScreenAgain={onScreenAgain} />;
}
