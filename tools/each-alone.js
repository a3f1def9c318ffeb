// Runs every test file in a separate process with its tests in random order: node tools/each-alone.js [PROJECT …] A
// test that depends on another file or on its own order fails here.
import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { createVitest } from 'vitest/node';

const run = promisify(execFile);
const projects = process.argv.slice(2);
const seed = Math.floor(Date.now() / 86_400_000);
const files = await testFiles();
process.stdout.write(`${files.length} files, tests in the order of seed ${seed}\n`);
const failed = [];
const waiting = files.values();
const work = async () => {
  for (const { project, path } of waiting) {
    const args = ['vitest', 'run', '--project', project, path, '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
    try {
      await run('npx', args, { maxBuffer: 1e9 });
    } catch (error) {
      failed.push(`npx ${args.join(' ')}`);
      process.stdout.write(`FAILED ${path}\n${error.stdout.slice(-3_000)}\n`);
    }
  }
};
await Promise.all([work(), work()]);
process.stdout.write(
  failed.length === 0 ? 'each passes alone\n' : `${failed.length} fail alone:\n${failed.join('\n')}\n`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function testFiles() {
  const vitest = await createVitest('test', { watch: false, ...(projects.length > 0 ? { project: projects } : {}) });
  try {
    const found = await vitest.globTestSpecifications();
    return found.map(({ project, moduleId }) => ({ project: project.name, path: relative('.', moduleId) }));
  } finally {
    await vitest.close();
  }
}
