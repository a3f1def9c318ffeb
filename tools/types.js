// Type-checks every package in its own project (the engine without node types), side by side; fails if any does.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';

const projects = globSync('{packages/*,bench,e2e}/tsconfig*.json').sort();
const results = await Promise.all(
  projects.map(
    (project) =>
      new Promise((resolve) => {
        spawn('tsc', ['-p', project], { stdio: 'inherit', shell: process.platform === 'win32' }).on('close', (code) => {
          if (code !== 0) console.error(`types: ${project} failed`);
          resolve(code);
        });
      }),
  ),
);
process.exit(results.every((code) => code === 0) ? 0 : 1);
