import { ProblemError } from '#shared/api/problem-error.ts';

/** Codes of rows that the user may not decide about, or that are gone. */
const REFUSED: ReadonlySet<string> = new Set(['search_not_found', 'search_erased', 'hit_decision_not_found']);

/** What was recorded, and the rows that were refused. */
export type Sent<Item, Answer> = { readonly answer: Answer; readonly refused: readonly Item[] };

/**
 * Sends a request that is accepted as a whole or not at all. If the user may not decide about some rows, the others are
 * sent again without them.
 *
 * @throws ProblemError if every row is refused, or for another reason
 */
export async function sendDecidable<Item, Answer>(
  items: readonly Item[],
  send: (items: readonly Item[]) => Promise<Answer>,
): Promise<Sent<Item, Answer>> {
  try {
    return { answer: await send(items), refused: [] };
  } catch (error) {
    const refused = refusedIn(error, items);
    if (refused.length === 0 || refused.length === items.length) throw error;
    const others = items.filter((item) => !refused.includes(item));
    return { answer: await send(others), refused };
  }
}

/** Items that an error refuses; none if it has other faults, too. Pointers have their number: `/hits/3/searchId`. */
export function refusedIn<Item>(error: unknown, items: readonly Item[]): readonly Item[] {
  const errors = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  if (!errors.every(({ code }) => REFUSED.has(code))) return [];
  const numbers = new Set(errors.map(({ pointer }) => Number(pointer.split('/')[2])));
  return items.filter((_, number) => numbers.has(number));
}
