import { setImmediate } from 'node:timers/promises';

/** How long a page looks for what fits rarely. */
const LOOK_MS = 1_000;

/** Some items, and how far back was looked for them; null where there are no earlier ones. */
export type Slice<Item> = { readonly items: readonly Item[]; readonly lookedTo: Buffer | null };

/** As many as asked for, or all that were found in the time for it. Other requests have their turn in between. */
export async function lookThrough<Item>(
  slice: (before: Buffer | undefined, limit: number) => Promise<Slice<Item>>,
  before: Buffer | undefined,
  limit: number,
): Promise<Slice<Item>> {
  const started = performance.now();
  const items: Item[] = [];
  for (let lookedTo = before; ; ) {
    const found = await slice(lookedTo, limit - items.length);
    items.push(...found.items);
    const isDone = found.lookedTo === null || items.length >= limit || performance.now() - started > LOOK_MS;
    if (isDone) return { items, lookedTo: found.lookedTo };
    lookedTo = found.lookedTo ?? undefined;
    await setImmediate();
  }
}
