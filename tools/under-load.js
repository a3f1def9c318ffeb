// Runs a command next to processes that load every core, and prints in one line how it ended:
// node tools/under-load.js bash .ci/run
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  process.stderr.write('Usage: node tools/under-load.js COMMAND [ARGUMENT …]\n');
  process.exit(2);
}
const burn = () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
const burners = Array.from({ length: availableParallelism() }, burn);
const startedMs = performance.now();
const code = await new Promise((resolve) => {
  const child = spawn(command, args, { stdio: 'inherit' });
  child.once('error', () => resolve(127));
  child.once('close', (status, signal) => resolve(status ?? signal));
});
for (const burner of burners) burner.kill();
const minutes = ((performance.now() - startedMs) / 60_000).toFixed(1);
process.stdout.write(
  `${new Date().toISOString()} under load of ${burners.length}: ${code === 0 ? 'green' : `FAILED (${code})`} after ${minutes} min: ${[command, ...args].join(' ')}\n`,
);
process.exit(code === 0 ? 0 : 1);
