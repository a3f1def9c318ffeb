import { DEFAULT_POLICY, type Index, screen } from '@namesake/engine';

/** CPU milliseconds of the engine alone for these texts in this process, including garbage collection. */
export function engineCpuMs(index: Index, texts: readonly string[]): number {
  const before = process.cpuUsage();
  for (const searchText of texts) screen(index, { searchText }, DEFAULT_POLICY);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
