import type { EntityOwnership, NamedParty } from '@namesake/contract';
import { PartyLink } from '../link/party-link.tsx';
import { stakeSource, stakeVerb } from './stake-words.ts';

type StakeListProps = {
  readonly stakes: EntityOwnership['owners'];
  readonly parties: ReadonlyMap<string, NamedParty>;
};

/** Stakes in words, each with who says so. */
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
