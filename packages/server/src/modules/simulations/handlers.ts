import type { Handlers } from '../../context/handler.ts';
import { simulateRule } from './simulate.ts';

/** What rules would have done. */
export const simulationHandlers = {
  simulateRule: ({ call, body }) => simulateRule(call, body),
} satisfies Partial<Handlers>;
