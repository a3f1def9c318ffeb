import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const STEP_BACK = new URL('./step-back.ts', import.meta.url).href;
/** Reports its priority after stepping back. */
const THREAD = `
  const { getPriority } = require('node:os');
  const { parentPort } = require('node:worker_threads');
  import(${JSON.stringify(STEP_BACK)}).then(({ stepBack }) => {
    stepBack();
    parentPort.postMessage(getPriority(0));
  });
`;

it.runIf(process.platform === 'linux')('a thread that steps back has a lower priority, and it alone', async () => {
  const before = getPriority(0);
  const thread = new Worker(THREAD, { eval: true });
  const [priority] = await once(thread, 'message');
  await thread.terminate();
  expect(priority).toBe(Math.max(before, constants.priority.PRIORITY_BELOW_NORMAL));
  expect(getPriority(0)).toBe(before);
});
