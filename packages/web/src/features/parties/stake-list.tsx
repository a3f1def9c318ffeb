import type { EntityOwnership, NamedParty } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { PartyLink } from './party-link.tsx';

const { ownership: words } = messages.party;

type StakeListProps = {
  readonly stakes: EntityOwnership['owners'];
  readonly parties: ReadonlyMap<string, NamedParty>;
};

/** Stakes in words, each with its source. */
export function StakeList({ stakes, parties }: StakeListProps) {
  const party = (id: string): NamedParty => parties.get(id) ?? { id, name: null, entityType: null, lists: [] };
  return (
    <ul className="space-y-1">
      {stakes.map((stake) => (
        <li key={`${stake.owner} ${stake.owned} ${stake.kind} ${stake.listing}`} className="break-words">
          <PartyLink party={party(stake.owner)} /> {stakeVerb(stake)} <PartyLink party={party(stake.owned)} />
          <span className="block text-xs text-faint">{stakeSource(stake)}</span>
        </li>
      ))}
    </ul>
  );
}

type Stake = EntityOwnership['owners'][number];

/** Verb phrase between the names of the owner and the owned party. */
function stakeVerb({ sharePercent, control, statedBy }: Stake): string {
  if (sharePercent !== null) return control ? words.ownsAndControls(sharePercent) : words.owns(sharePercent);
  if (!control) return words.ownsSome;
  return statedBy === 'list' ? words.ownsOrControls : words.controls;
}

/** A short version for a line of the picture. */
export function stakeLabel({ sharePercent, control }: Stake): string {
  const parts = [sharePercent === null ? undefined : `${sharePercent} %`, control ? words.control : undefined];
  return parts.filter((part) => part !== undefined).join(' · ') || words.unknown;
}

/** Source of the stake. */
function stakeSource({ statedBy, listing, source, asOf }: Stake): string {
  const who = statedBy === 'operator' ? words.byOperator : listing;
  return [who, source, asOf].filter((part) => part !== null).join(' · ');
}
