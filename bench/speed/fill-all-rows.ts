import { fillRows, type Index, type IndexImage, loadModel, openImage, packIndex, withRows } from '@namesake/engine';

/** An index with the rows of all listed forms, as a service has it soon after its first start. */
export type FilledIndex = {
  readonly index: Index;
  /** To be opened anew. */
  readonly image: IndexImage;
  readonly rowsBytes: number;
  /** CPU time of this thread. */
  readonly rowsCpuMs: number;
};

/** Works out the rows of all listed forms of an index. */
export function fillAllRows({ data, stats }: Index): FilledIndex {
  const image = withRows(packIndex(data));
  const index = openImage(image, loadModel());
  const before = process.threadCpuUsage();
  fillRows(index, 0, stats.forms);
  const { user, system } = process.threadCpuUsage(before);
  return { index, image, rowsBytes: index.rows?.written.length ?? 0, rowsCpuMs: (user + system) / 1000 };
}
