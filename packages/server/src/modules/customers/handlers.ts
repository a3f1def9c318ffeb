import type { Handlers } from '../../context/handler.ts';
import { changeWatch, eraseCustomer, screenCustomer } from './change.ts';
import { findCustomer } from './find.ts';
import { listGroups, saveGroup } from './groups.ts';
import { saveCustomers } from './save.ts';
import { getCustomer, listCustomers } from './view.ts';

/** Handlers for customers under watch. */
export const customerHandlers = {
  findCustomer: ({ call, body }) => findCustomer(call, body),
  saveCustomers: ({ call, body }) => saveCustomers(call, body),
  listCustomers: ({ call, query }) => listCustomers(call, query),
  getCustomer: ({ call, params }) => getCustomer(call, params.id),
  screenCustomer: ({ call, params }) => screenCustomer(call, params.id),
  changeWatch: ({ call, params, body }) => changeWatch(call, params.id, body),
  listCustomerGroups: ({ call }) => listGroups(call),
  saveCustomerGroup: ({ call, params, body }) => saveGroup(call, params.name, body),
  eraseCustomer: async ({ call, params }) => {
    await eraseCustomer(call, params.id);
  },
} satisfies Partial<Handlers>;
