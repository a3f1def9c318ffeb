import type { EntityOwnership } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { RuleCard } from './rule-card.tsx';
import { StakeList } from './stake-list.tsx';

const { ownership: words } = messages.party;

type OwnershipSectionProps = {
  readonly ownership: EntityOwnership;
  /** Nobody owns a person: only what it holds is shown. */
  readonly isPerson: boolean;
};

/** What each rule says of the party, who is known to own it, and what it holds itself. */
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
