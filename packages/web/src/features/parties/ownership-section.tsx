import type { EntityOwnership, NamedParty } from '@namesake/contract';
import { CircleDashed, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ChainPicture } from './chain-picture.tsx';
import { StakeList } from './stake-list.tsx';

const { ownership: words } = messages.party;

type OwnershipSectionProps = {
  readonly ownership: EntityOwnership;
  /** A person has no owners: only its holdings are shown. */
  readonly isPerson: boolean;
};

/** Result of each rule for the party, its known owners, and its holdings. */
export function OwnershipSection({ ownership, isPerson }: OwnershipSectionProps) {
  const { party, rules, owners, holdings, complete } = ownership;
  const parties = new Map(ownership.parties.map((one) => [one.id, one]));
  if (isPerson && holdings.length === 0 && complete) return null;
  return (
    <section aria-labelledby="ownership-title" className="space-y-4">
      <header>
        <h2 id="ownership-title" className="text-lg font-semibold tracking-tight">
          {words.title}
        </h2>
        {!isPerson && <p className="max-w-prose text-sm text-soft">{words.intro}</p>}
        {!complete && <p className="text-sm font-medium text-review">{words.incomplete}</p>}
      </header>
      {!isPerson && (
        <div className="grid gap-4 lg:grid-cols-3">
          {rules.map((finding) => (
            <RuleCard key={finding.rule} party={party.id} finding={finding} parties={parties} />
          ))}
        </div>
      )}
      <div className="grid gap-x-10 gap-y-4 text-sm md:grid-cols-2">
        {!isPerson && (
          <div>
            <h3 className="label-caps mb-1">{words.owners}</h3>
            {owners.length === 0 ? (
              <p className="text-soft">{words.noOwners}</p>
            ) : (
              <StakeList stakes={owners} parties={parties} />
            )}
          </div>
        )}
        {holdings.length > 0 && (
          <div>
            <h3 className="label-caps mb-1">{words.holdings}</h3>
            <ul className="space-y-1">
              {holdings.map(({ stake, met }) => (
                <li key={`${stake.owned} ${stake.kind} ${stake.listing}`}>
                  <StakeList stakes={[stake]} parties={parties} />
                  {met.length > 0 && (
                    <p className="text-xs font-semibold text-review">
                      {words.meets(met.map((rule) => words.shortRules[rule]).join(', '))}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

type RuleCardProps = {
  readonly party: string;
  readonly finding: EntityOwnership['rules'][number];
  readonly parties: ReadonlyMap<string, NamedParty>;
};

/** One rule: its result, the reason, and the chain of stakes that count. */
function RuleCard({ party, finding, parties }: RuleCardProps) {
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
