import { execFileSync } from 'node:child_process';
import { REPOSITORY } from './product-environment.ts';

/** Before any test: the web interface is built from what the sources say now. */
export function setup(): void {
  execFileSync(process.execPath, ['tools/setup.js'], { cwd: REPOSITORY, stdio: ['ignore', 'ignore', 'inherit'] });
}
