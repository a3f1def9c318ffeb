import { readFileSync } from 'node:fs';

/** CPU time in milliseconds: of a process with its children, and of the busiest main thread among them. */
export type CpuMs = { readonly all: number; readonly main: number };

/** Linux's unit of CPU time. */
const MS_PER_TICK = 10;
/** Field positions in /proc/PID/stat after the name, which may contain spaces. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** CPU time of a process and its children; null if the system has no /proc. */
export function cpuOf(pid: number | undefined): CpuMs | null {
  try {
    const ids = withChildren(pid);
    const all = ids.reduce((sum, id) => sum + cpuMsIn(`/proc/${id}/stat`), 0);
    const main = ids.reduce((most, id) => Math.max(most, cpuMsIn(`/proc/${id}/task/${id}/stat`)), 0);
    return { all, main };
  } catch {
    return null;
  }
}

/** Largest VmRSS among a process and its children, in MB (10⁶ bytes); null if the system has no /proc. */
export function residentMb(pid: number | undefined): number | null {
  try {
    const kilobytes = withChildren(pid).map((id) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0),
    );
    return Math.round((Math.max(...kilobytes) * 1024) / 1e6);
  } catch {
    return null;
  }
}

function withChildren(pid: number | undefined): string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean);
  return [String(pid), ...children];
}

function cpuMsIn(path: string): number {
  const stat = readFileSync(path, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * MS_PER_TICK;
}
