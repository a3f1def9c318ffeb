import type { Handlers } from '../../context/handler.ts';
import { changePolicy, deletePolicy } from './change.ts';
import { savePolicy } from './save.ts';
import { getPolicy, getPolicyVersion, listPolicies } from './view.ts';

/** Handlers for policies. */
export const policyHandlers = {
  listPolicies: ({ call }) => listPolicies(call),
  getPolicy: ({ call, params }) => getPolicy(call, params.name),
  getPolicyVersion: ({ call, params }) => getPolicyVersion(call, params),
  savePolicy: async ({ call, reply, params, body }) => {
    const { policy, became } = await savePolicy(call, params.name, body);
    reply.code({ created: 201, current: 200, waiting: 202 }[became]);
    return policy;
  },
  changePolicy: ({ call, params, body }) => changePolicy(call, params.name, body),
  deletePolicy: ({ call, params }) => deletePolicy(call, params.name),
} satisfies Partial<Handlers>;
