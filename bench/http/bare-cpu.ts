import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuOf } from '../service/process-figures.ts';
import { drive } from './drive.ts';

const SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const WARM_UP = 10_000;
const MEASURED = 30_000;

/** CPU milliseconds that Node's own server takes to read a request and respond: the minimum for any service here. */
export async function bareCpuMs(connections: number): Promise<number | null> {
  const server = spawn(process.execPath, [SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(server.stdout.setEncoding('utf8'), 'data');
    const run = (count: number) => {
      const texts = Array.from({ length: count }, (_, at) => `text ${at}`);
      return drive({ base: `http://127.0.0.1:${String(port).trim()}`, token: 'none', texts, connections });
    };
    await run(WARM_UP);
    const before = cpuOf(server.pid);
    await run(MEASURED);
    const after = cpuOf(server.pid);
    return before === null || after === null ? null : (after.all - before.all) / MEASURED;
  } finally {
    server.kill('SIGTERM');
  }
}
