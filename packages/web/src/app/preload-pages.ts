import type { createAppRouter } from './router.tsx';

/**
 * Fetches the code of every page once the first one is painted: a server that goes away later takes no page with it,
 * and none waits for its code.
 */
export function preloadPages(router: ReturnType<typeof createAppRouter>): void {
  const load = () => {
    for (const { options } of Object.values(router.routesById)) void options.component?.preload?.();
  };
  const stop = router.subscribe('onRendered', () => {
    stop();
    oncePainted(load);
  });
}

/** A busy machine paints long after a page is rendered. */
function oncePainted(run: () => void): void {
  const observer = new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}
