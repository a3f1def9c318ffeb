import type { EntityOwnership, NamedParty } from '@namesake/contract';
import { CircleDashed, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ChainPicture } from './chain-picture.tsx';
import { StakeList } from './stake-list.tsx';

type RuleCardProps = {
  readonly party: string;
  readonly finding: EntityOwnership['rules'][number];
  readonly parties: ReadonlyMap<string, NamedParty>;
};

const { ownership: words } = messages.party;

/** One rule: its answer, why, and the chain of stakes that count. */
export function RuleCard({ party, finding, parties }: RuleCardProps) {
  const id = useId();
  const isMet = finding.verdict === 'met';
  const Icon = isMet ? TriangleAlert : CircleDashed;
  return (
    <article aria-labelledby={id} className="min-w-0 rounded-xl border border-line bg-surface px-4 py-3">
      <h3 id={id} className="font-semibold">
        {words.rules[finding.rule]}
      </h3>
      <p className="text-xs text-faint">{words.asks[finding.rule]}</p>
      <p className={`mt-2 flex items-center gap-1.5 font-semibold ${isMet ? 'text-review' : 'text-soft'}`}>
        <Icon aria-hidden size={16} />
        {isMet ? words.met : words.notShown}
        {finding.listed && <span className="font-normal text-review">· {words.listed}</span>}
      </p>
      <p className="mt-1 max-w-prose text-sm">{finding.text}</p>
      {finding.chain.length > 0 && (
        <div className="mt-3 text-sm">
          <h4 className="label-caps mb-1">{words.chain}</h4>
          <ChainPicture party={party} chain={finding.chain} parties={parties} />
          <StakeList stakes={finding.chain} parties={parties} />
        </div>
      )}
    </article>
  );
}
