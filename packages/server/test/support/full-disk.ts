import { Writer } from '../../src/db/writing/writer.ts';
import { StorageUnavailable } from '../../src/lib/errors/storage-problem.ts';

const FULL = { kind: 'full', text: 'The disk is full, says the test.' } as const;
const refused = () => Promise.reject(new StorageUnavailable(FULL));

/**
 * From now on every write fails as on a full disk, while it is said to be full: all of them go through the one writer.
 *
 * @returns ends it
 */
export function fillDisk(isFull: () => boolean): () => void {
  const { unit, screening } = Writer.prototype;
  Writer.prototype.unit = function (...statements) {
    return isFull() ? refused() : unit.call(this, ...statements);
  };
  Writer.prototype.screening = function (row) {
    return isFull() ? refused() : screening.call(this, row);
  };
  return () => Object.assign(Writer.prototype, { unit, screening });
}
