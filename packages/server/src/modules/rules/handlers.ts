import type { Handlers } from '../../context/handler.ts';
import { changeRule, saveRule } from './change.ts';
import { getRule, listRules } from './view.ts';

/** Handlers for rules about hits. */
export const ruleHandlers = {
  listRules: ({ call }) => listRules(call),
  getRule: ({ call, params }) => getRule(call, params.name),
  saveRule: async ({ call, reply, params, body }) => {
    reply.code(201);
    return saveRule(call, params.name, body);
  },
  changeRule: ({ call, params, body }) => changeRule(call, params.name, body),
} satisfies Partial<Handlers>;
