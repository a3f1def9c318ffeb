import { expect, it } from 'vitest';
import { TerminalLog } from '../../src/cli/terminal-log.ts';

const written = (line: string): string => {
  let text = '';
  new TerminalLog((part) => {
    text += part;
  }).write(line);
  return text;
};

const request = {
  level: 30,
  time: 0,
  requestId: 'req_1',
  method: 'POST',
  route: '/api/v1/search',
  ms: 3.2,
  msg: 'request',
};

it('a request is one short line at a terminal, with its id where it went wrong', () => {
  const line = (status: number) => written(`${JSON.stringify({ ...request, status })}\n`).slice(8);
  expect(line(200)).toBe('  200  POST /api/v1/search  3.2 ms\n');
  expect(line(422)).toBe('  422  POST /api/v1/search  3.2 ms  req_1\n');
});

it('a fault loses nothing of what it tells', () => {
  const fault = `${JSON.stringify({ level: 50, time: 0, code: 'internal_error', causes: ['x'], msg: 'request failed' })}\n`;
  expect(written(fault)).toBe(fault);
  expect(written('no json\n')).toBe('no json\n');
});
