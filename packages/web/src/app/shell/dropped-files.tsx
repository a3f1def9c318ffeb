import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMay } from '#shared/api/session.ts';

const DropAnywhere = lazy(() =>
  import('#features/batches/drop-anywhere.tsx').then(({ DropAnywhere: component }) => ({ default: component })),
);

/** Pages on which a dropped file is screened. */
const PAGES: readonly string[] = ['/', '/batches'];

/** Screens files that are dropped on Search or Batches. What does it is loaded when a file is first dragged in. */
export function DroppedFiles() {
  const { pathname } = useLocation();
  const isTaken = useMay()('search:write') && PAGES.includes(pathname);
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
      <DropAnywhere />
    </Suspense>
  );
}
