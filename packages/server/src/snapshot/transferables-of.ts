import type { Transferable } from 'node:worker_threads';

/** Every buffer below a plain value, once: handed to another thread without a copy. */
export function transferablesOf(value: unknown): Transferable[] {
  const buffers = new Set<ArrayBuffer>();
  const visit = (part: unknown): void => {
    if (ArrayBuffer.isView(part)) {
      if (part.buffer instanceof ArrayBuffer) buffers.add(part.buffer);
    } else if (typeof part === 'object' && part !== null) for (const member of Object.values(part)) visit(member);
  };
  visit(value);
  return [...buffers];
}
