import type { Handlers } from '../../context/handler.ts';
import { changeGoodGuys } from './change.ts';
import { exportGoodGuys } from './export.ts';
import { getGoodGuy } from './get.ts';
import { importGoodGuys } from './import.ts';
import { listGoodGuys } from './list.ts';
import { makeGoodGuys } from './make.ts';

/** Good guys. */
export const goodGuyHandlers = {
  makeGoodGuys: ({ call, body }) => makeGoodGuys(call, body),
  listGoodGuys: ({ call, query }) => listGoodGuys(call, query),
  exportGoodGuys: ({ call }) => exportGoodGuys(call),
  importGoodGuys: ({ call, body }) => importGoodGuys(call, body),
  getGoodGuy: ({ call, params }) => getGoodGuy(call, params.id),
  changeGoodGuys: ({ call, body }) => changeGoodGuys(call, body),
} satisfies Partial<Handlers>;
