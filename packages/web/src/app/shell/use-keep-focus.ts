import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Where the page that had the focus is gone, the focus goes to the content of the next one, not to nowhere. */
export function useKeepFocus(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another path.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}
