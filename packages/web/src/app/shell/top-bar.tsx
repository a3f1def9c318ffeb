import { Link } from '@tanstack/react-router';
import { ListChecks, Search, Settings } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { Logo } from '#shared/ui/logo.tsx';
import { UserMenu } from './user-menu.tsx';

const LINK =
  'inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-soft hover:bg-sunken hover:text-ink sm:px-2.5 ' +
  'data-[status=active]:bg-accent-wash data-[status=active]:text-ink';

export function TopBar() {
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex h-12 items-center gap-1.5 px-3 sm:gap-6 sm:px-6">
        <Link to="/" className="inline-flex min-h-8 items-center rounded" aria-label={messages.product}>
          <Logo compact />
        </Link>
        <nav aria-label={messages.nav.label} className="flex flex-1 gap-1">
          <Link to="/" className={LINK} activeOptions={{ exact: true }}>
            <Search aria-hidden size={16} className="hidden sm:block" />
            {messages.nav.search}
          </Link>
          <Link to="/lists" className={LINK}>
            <ListChecks aria-hidden size={16} className="hidden sm:block" />
            {messages.nav.lists}
          </Link>
          <Link to="/settings/api" className={LINK}>
            <Settings aria-hidden size={16} className="hidden sm:block" />
            {messages.nav.settings}
          </Link>
        </nav>
        <UserMenu />
      </div>
    </header>
  );
}
