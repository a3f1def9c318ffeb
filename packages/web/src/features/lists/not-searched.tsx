import type { ListInfo } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

/** What of a list the default policy leaves out; nothing where it searches all of it. */
export function NotSearched({ list }: { readonly list: ListInfo }) {
  const { listingCount: listings, effects } = list.notSearched;
  if (listings === 0) return null;
  const names = effects.map((effect) => messages.effects[effect].toLowerCase()).join(', ');
  return (
    <span className="block text-xs font-normal md:max-w-60 text-faint">
      {messages.listPage.notSearched(listings, list.recordCount ?? listings, names)}
    </span>
  );
}
