const TIME_BYTES = 6;
const ID_BYTES = 16;

/** When a screening began: the first six bytes of its id, Unix milliseconds. */
export const screeningTime = (id: Uint8Array): number => Buffer.from(id).readUIntBE(0, TIME_BYTES);

/** The first id that a screening of this millisecond can have. */
export function firstIdAt(atMs: number): Buffer {
  const id = Buffer.alloc(ID_BYTES);
  id.writeUIntBE(Math.max(0, Math.min(Math.ceil(atMs), 2 ** 48 - 1)), 0, TIME_BYTES);
  return id;
}
