import { Outlet, useRouterState } from '@tanstack/react-router';
import { LogInAgain, SingleSignOnAgain, useEndedSession } from '#features/account/log-in-again.tsx';
import { SampleBanner } from '#features/lists/sample-banner.tsx';
import { KeysProvider } from '#shared/keys/keys-provider.tsx';
import { messages } from '#shared/messages/messages.ts';
import { DroppedFiles } from './dropped-files.tsx';
import { Overlays } from './overlays.tsx';
import { Rail } from './rail.tsx';
import { useKeepFocus } from './use-keep-focus.ts';

/** Frame of every page: navigation, list status, user and keyboard shortcuts. */
export function Shell() {
  const ended = useEndedSession();
  useKeepFocus();
  const isLeaving = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  });
  return (
    <KeysProvider isLeaving={isLeaving}>
      <div className="flex min-h-dvh">
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:absolute focus:start-2 focus:top-2"
        >
          {messages.skipToContent}
        </a>
        <Rail />
        <div className="flex min-w-0 flex-1 flex-col max-sm:pb-14">
          <Overlays />
          <SampleBanner />
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            <Outlet />
          </main>
        </div>
        <DroppedFiles />
        {ended && (ended.logsInBy === 'single_sign_on' ? <SingleSignOnAgain /> : <LogInAgain user={ended} />)}
      </div>
    </KeysProvider>
  );
}
