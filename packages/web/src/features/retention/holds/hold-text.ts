import type { HoldScopeView } from '@namesake/contract';
import { localDate } from '#shared/format/date-time.ts';
import { messages } from '#shared/messages/messages.ts';

const { retention: words } = messages;

/** Which records a hold is on, in words. */
export function holdText(scope: HoldScopeView): string {
  if (scope.kind === 'period') return `${localDate(scope.from)} – ${localDate(scope.to)}`;
  if (scope.kind === 'external_ref') return words.holdRef(scope.externalRef);
  if (scope.kind === 'listing') return words.holdListing(scope.listing);
  if (scope.kind === 'searches') return words.holdSearches(scope.searchIds.length);
  return words.holdKinds.all;
}
