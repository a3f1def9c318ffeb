import { ApiError } from '../../lib/errors/api-error.ts';
import type { ListState } from '../../lists/state/list-state.ts';

/** @throws ApiError `unknown_list` where a request names a list that this installation does not have */
export function checkLists(
  request: { readonly lists?: readonly string[] | undefined },
  states: readonly ListState[],
): void {
  const known = states.map(({ id }) => id);
  const errors = (request.lists ?? []).flatMap((id, index) =>
    known.includes(id)
      ? []
      : [{ pointer: `/lists/${index}`, code: 'unknown_list', detail: `Lists here are ${known.join(', ')}.` } as const],
  );
  if (errors.length > 0) throw new ApiError('unknown_list', { errors });
}
