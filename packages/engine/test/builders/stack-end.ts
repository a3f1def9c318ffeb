/** Calls itself so many times, then works. */
const deep = (levels: number, work: () => void): void => (levels === 0 ? work() : deep(levels - 1, work));

function overflows(levels: number, work: () => void): boolean {
  try {
    deep(levels, work);
    return false;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/**
 * Works ever nearer to the end of the stack, until there is no room for it at all.
 * @param then called after each time, with room again
 * @returns how many times the stack ended
 */
export function nearStackEnd(work: () => void, then: (levels: number) => void): number {
  let most = 1000;
  while (!overflows(most + 100, () => undefined)) most += 100;
  let ended = 0;
  // The further the compiler gets, the less each call takes: the end moves.
  for (let levels = most - 400; ; levels++) {
    const isFull = overflows(levels, () => undefined);
    if (overflows(levels, work) || isFull) ended++;
    then(levels);
    if (isFull) return ended;
  }
}
