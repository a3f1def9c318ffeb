import { expect, it } from 'vitest';
import { forgetWindow, WindowState } from './window-state.ts';

it('what the window keeps is told to those who watch it, until they stop', () => {
  const state = new WindowState('');
  const seen: string[] = [];
  const stop = state.subscribe(() => seen.push(state.get()));
  state.set('a');
  stop();
  state.set('b');
  expect([seen, state.get()]).toEqual([['a'], 'b']);
});

it('a log-in or log-out forgets all of it', () => {
  const [text, list] = [new WindowState('none'), new WindowState<readonly string[]>([])];
  text.set('Orlan Vestrakov');
  list.set(['srch_1']);
  forgetWindow();
  expect([text.get(), list.get()]).toEqual(['none', []]);
});
