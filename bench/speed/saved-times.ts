import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Index, type IndexData, loadModel, openImage, packIndex } from '@namesake/engine';
import { readSaved, writeSaved } from '@namesake-screening/server/index-file';

/** Number of timed saves and loads; the fastest counts. */
const RUNS = 3;
const NOTHING = {
  facts: { versions: [], skipped: [], refused: [], kept: [], madeOf: null },
  controls: async () => [],
  ties: { ids: [], to: new Uint32Array(), from: new Uint32Array() },
  records: undefined,
} as const;

/** Saves an index in a folder for {@link loadForBench}. */
export async function saveForBench(dir: string, data: IndexData): Promise<{ readonly bytes: number }> {
  const index = packIndex(data);
  await writeSaved(dir, 'bench', 'bench', { ...NOTHING, index });
  return { bytes: index.bytes.byteLength };
}

/** Opens an index saved by {@link saveForBench}. */
export async function loadForBench(dir: string): Promise<Index> {
  const { index } = await readSaved(join(dir, 'bench'), 'bench');
  return openImage(index, loadModel());
}

/** CPU milliseconds for loading a saved index, including checks. */
export async function savedLoadMs(data: IndexData): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'namesake-saved-'));
  try {
    await saveForBench(dir, data);
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      // CPU time of the whole process, because other threads read the file.
      const before = process.cpuUsage();
      await loadForBench(dir);
      const { user, system } = process.cpuUsage(before);
      runs.push((user + system) / 1000);
    }
    return Math.min(...runs);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
