import type { EntityOwnership, NamedParty } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { PartyLink } from './party-link.tsx';

const { ownership: words } = messages.party;

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

type Stake = EntityOwnership['owners'][number];

/** What an owner does, between its name and that of what it owns. */
function stakeVerb({ sharePercent, control, statedBy }: Stake): string {
  if (sharePercent !== null) return control ? words.ownsAndControls(sharePercent) : words.owns(sharePercent);
  if (!control) return words.ownsSome;
  return statedBy === 'list' ? words.ownsOrControls : words.controls;
}

/** The same in as few letters as a line of a picture has room for. */
export function stakeLabel({ sharePercent, control }: Stake): string {
  const parts = [sharePercent === null ? undefined : `${sharePercent} %`, control ? words.control : undefined];
  return parts.filter((part) => part !== undefined).join(' · ') || words.unknown;
}

/** Who says so. */
function stakeSource({ statedBy, listing, source, asOf }: Stake): string {
  const who = statedBy === 'operator' ? words.byOperator : listing;
  return [who, source, asOf].filter((part) => part !== null).join(' · ');
}
