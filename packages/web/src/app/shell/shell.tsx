import { Outlet } from '@tanstack/react-router';
import { LogInAgain } from '#features/account/log-in-again.tsx';
import { useEndedSession } from '#features/account/use-ended-session.ts';
import { ListStrip } from '#features/lists/list-strip.tsx';
import { messages } from '#shared/messages/messages.ts';
import { TopBar } from './top-bar.tsx';

/** What stays on every page: where to go, who is logged in, and how old the lists are. */
export function Shell() {
  const ended = useEndedSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:absolute focus:start-2 focus:top-2"
      >
        {messages.skipToContent}
      </a>
      <TopBar />
      <ListStrip />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      {ended && <LogInAgain user={ended} />}
    </div>
  );
}
