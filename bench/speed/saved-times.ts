import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Index, type IndexData, loadModel, openImage, packIndex } from '@namesake/engine';
import { readSaved, writeSaved } from '@namesake-screening/server/index-file';

/** Saves and loads that are timed; the quickest counts. */
const RUNS = 3;
const NOTHING = {
  facts: { versions: [], skipped: [], refused: [], kept: [], madeOf: null },
  controls: async () => [],
  ties: { ids: [], to: new Uint32Array(), from: new Uint32Array() },
  records: undefined,
} as const;

/** Saves an index under this name. */
export async function saveForBench(dir: string, data: IndexData): Promise<{ readonly bytes: number }> {
  const index = packIndex(data);
  await writeSaved(dir, 'bench', 'bench', { ...NOTHING, index });
  return { bytes: index.bytes.byteLength };
}

/** An index that {@link saveForBench} saved, ready to be searched. */
export async function loadForBench(dir: string): Promise<Index> {
  const { index } = await readSaved(join(dir, 'bench'), 'bench');
  return openImage(index, loadModel());
}

/** CPU time in ms that loading a saved index takes, checks and all. */
export async function savedLoadMs(data: IndexData): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'namesake-saved-'));
  try {
    await saveForBench(dir, data);
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      // Of the process: the file is read by other threads.
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
