import type { EntityOwnership } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

type Stake = EntityOwnership['owners'][number];
const { ownership: words } = messages.party;

/** What an owner does, between its name and that of what it owns. */
export function stakeVerb({ sharePercent, control, statedBy }: Stake): string {
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
export function stakeSource({ statedBy, listing, source, asOf }: Stake): string {
  const who = statedBy === 'operator' ? words.byOperator : listing;
  return [who, source, asOf].filter((part) => part !== null).join(' · ');
}
