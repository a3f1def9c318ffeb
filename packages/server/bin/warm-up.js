// Starts the service once on the sample and stops it, so that an image contains the compiled sources: Node writes
// its compile cache when it exits. For builds of images; see the Dockerfile.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const data = mkdtempSync(join(tmpdir(), 'namesake-warm-up-'));
const program = fileURLToPath(new URL('namesake.js', import.meta.url));
const options = ['serve', '--offline', '--host', '127.0.0.1', '--port', '0', '--data', data];
const service = spawn(process.execPath, [...process.execArgv, program, ...options], {
  stdio: ['ignore', 'ignore', 'pipe'],
});
let said = '';
service.stderr.setEncoding('utf8').on('data', (text) => {
  said += text;
  if (said.includes('Ready:')) service.kill('SIGTERM');
});
service.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  // The one-time link in its messages opens nothing any more; they are only needed to find a fault.
  if (code !== 0) process.stderr.write(said);
  process.exit(code ?? 1);
});
