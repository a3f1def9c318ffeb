import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads what a page shows again, after something about it was changed. A reading that is still under way may have been
 * answered before the change, and the library would wait for a first one instead of asking again: it is given up.
 */
export async function readAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
