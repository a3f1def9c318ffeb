import { hash } from 'node:crypto';

const LANES = 8;
const LANE_BYTES = 4;

/** How many rows a table has, and a sum of the SHA-256 of each: the same in whatever order they are read. */
export class TableDigest {
  readonly #sum = new Uint32Array(LANES);
  #rows = 0;

  /** @param cells in the order of the columns: text, numbers, bytes, null */
  add(cells: readonly unknown[]): void {
    const digest = hash('sha256', Buffer.concat(cells.flatMap(bytesOf)), 'buffer');
    for (let lane = 0; lane < LANES; lane += 1)
      this.#sum[lane] = (this.#sum[lane] ?? 0) + digest.readUInt32LE(lane * LANE_BYTES);
    this.#rows += 1;
  }

  get rows(): number {
    return this.#rows;
  }

  /** Rows and sum as text. */
  toString(): string {
    return `${this.#rows}:${Buffer.from(this.#sum.buffer).toString('hex')}`;
  }
}

/** What kind of value it is, how long, and the value: no two rows have the same bytes. */
function bytesOf(cell: unknown): readonly Uint8Array[] {
  if (cell === null) return [Buffer.from('n;')];
  if (cell instanceof Uint8Array) return [Buffer.from(`b${cell.length};`), cell];
  if (typeof cell === 'number') return [Buffer.from(`i${cell};`)];
  const text = Buffer.from(String(cell));
  return [Buffer.from(`t${text.length};`), text];
}
