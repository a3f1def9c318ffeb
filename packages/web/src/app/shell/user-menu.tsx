import { useQuery } from '@tanstack/react-query';
import { CircleUserRound, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useLogOut } from '#features/account/api/delete-session.ts';
import { sessionQuery } from '#shared/api/get-session.ts';
import { messages } from '#shared/messages/messages.ts';
import { ThemeItems } from './theme-items.tsx';

/** Who is logged in, how the interface looks, and the way out. */
export function UserMenu() {
  const username = useQuery(sessionQuery).data?.user.username ?? '';
  const logOut = useLogOut();
  return (
    // A modal menu would lock scrolling with an injected style, which the content security policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={messages.nav.userMenu(username)}
        className="inline-flex min-h-8 max-w-44 items-center gap-1.5 rounded-md px-2 text-sm text-soft hover:bg-sunken hover:text-ink"
      >
        <CircleUserRound aria-hidden size={18} className="shrink-0" />
        <span className="hidden truncate sm:inline">{username}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="z-40 w-56 rounded-lg border border-line bg-surface p-1 text-sm shadow-lg shadow-black/10"
      >
        <p className="px-2.5 py-1.5 text-faint">
          {messages.nav.signedInAs} <span className="block truncate font-medium text-ink">{username}</span>
        </p>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <ThemeItems />
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Item
          onSelect={() => logOut.mutate()}
          className="flex min-h-8 cursor-pointer items-center gap-2 rounded px-2.5 outline-none data-highlighted:bg-sunken"
        >
          <LogOut aria-hidden size={16} />
          {messages.nav.logOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
