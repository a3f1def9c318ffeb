import { EventEmitter } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { StartWriterThread } from '../../src/db/writing/writer.ts';

const idle: Worker[] = [];

/**
 * A thread that writes as that of the service does, and then to another database: starting one takes longer than most
 * tests.
 */
export const keptWriter: StartWriterThread = (entry, start) => {
  const thread = idle.pop() ?? startThread();
  const { port1: port, port2 } = new MessageChannel();
  const writer = new EventEmitter();
  let isAlive = true;
  const fail = (error: unknown): void => {
    isAlive = false;
    writer.emit('error', error);
  };
  thread.once('error', fail);
  port.on('message', (reply) => writer.emit('message', reply));
  port.on('close', () => {
    thread.off('error', fail);
    if (isAlive) idle.push(thread);
    writer.emit('exit');
  });
  thread.postMessage({ dialect: new URL('.', entry).href, start, port: port2 }, [port2]);
  return Object.assign(writer, { postMessage: (requests: unknown) => port.postMessage(requests) });
};

function startThread(): Worker {
  const thread = new Worker(new URL('./kept-writer-thread.ts', import.meta.url));
  thread.unref();
  return thread;
}
