/** Work on one thing at a time: who asks for it while it is done gets its result. */
export function coalesced<Result>(work: (id: string) => Promise<Result>): (id: string) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (id) => {
    const begun = running.get(id) ?? work(id).finally(() => running.delete(id));
    running.set(id, begun);
    return begun;
  };
}
