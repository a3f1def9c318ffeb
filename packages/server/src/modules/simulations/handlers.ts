import type { Handlers } from '../../context/handler.ts';
import { simulateRule } from './simulate.ts';

/** Handlers for simulations of rules. */
export const simulationHandlers = {
  simulateRule: ({ call, body }) => simulateRule(call, body),
} satisfies Partial<Handlers>;
