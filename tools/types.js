// Type-checks what runs on Node as one project, in parallel with the packages that must not use Node: engine, contract,
// pages. Fails if any of them does.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';

const projects = ['tsconfig.json', ...globSync('packages/*/tsconfig*.json').sort()];
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
