import { fillRows, type Index, type IndexImage, loadModel, openImage, packIndex, withRows } from '@namesake/engine';

/** An index with the rows of all listed forms, as in a service soon after its first start. */
export type FilledIndex = {
  readonly index: Index;
  /** For opening it again. */
  readonly image: IndexImage;
  readonly rowsBytes: number;
  /** CPU time of this thread. */
  readonly rowsCpuMs: number;
};

/** Computes the rows of all listed forms in an index. */
export function fillAllRows({ data, stats }: Index): FilledIndex {
  const image = withRows(packIndex(data));
  const index = openImage(image, loadModel());
  const before = process.threadCpuUsage();
  fillRows(index, 0, stats.forms);
  const { user, system } = process.threadCpuUsage(before);
  return { index, image, rowsBytes: index.rows?.written.length ?? 0, rowsCpuMs: (user + system) / 1000 };
}
