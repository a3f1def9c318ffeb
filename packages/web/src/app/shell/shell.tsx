import { Outlet, useLocation, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LogInAgain, SingleSignOnAgain, useEndedSession } from '#features/account/log-in-again.tsx';
import { SampleBanner } from '#features/lists/sample-banner.tsx';
import { useMay } from '#shared/api/session.ts';
import { KeysProvider } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Rail } from './rail.tsx';
import { Overlays } from './top-bar.tsx';

const DropAnywhere = lazy(() =>
  import('#features/batches/drop-anywhere.tsx').then(({ DropAnywhere: component }) => ({ default: component })),
);

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

/** Moves the focus to the content of the next page if the page that had it is gone. */
function useKeepFocus(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another path.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}

/** Screens files dropped on the search page. The code is loaded when a file is first dragged in. */
function DroppedFiles() {
  const { pathname } = useLocation();
  const isTaken = useMay()('search:write') && pathname === '/';
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!isTaken || isDragged) return undefined;
    const entered = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) setDragged(true);
    };
    window.addEventListener('dragenter', entered);
    return () => window.removeEventListener('dragenter', entered);
  }, [isTaken, isDragged]);
  if (!isTaken || !isDragged) return null;
  return (
    <Suspense fallback={null}>
      <DropAnywhere isDragged />
    </Suspense>
  );
}
