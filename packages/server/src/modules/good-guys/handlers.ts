import type { Handlers } from '../../context/handler.ts';
import { changeGoodGuys } from './change.ts';
import { exportGoodGuys } from './csv.ts';
import { importGoodGuys } from './import.ts';
import { makeGoodGuys } from './make.ts';
import { getGoodGuy, listGoodGuys } from './view.ts';

/** Handlers for good guys. */
export const goodGuyHandlers = {
  makeGoodGuys: ({ call, body }) => makeGoodGuys(call, body),
  listGoodGuys: ({ call, query }) => listGoodGuys(call, query),
  exportGoodGuys: ({ call }) => exportGoodGuys(call),
  importGoodGuys: ({ call, body }) => importGoodGuys(call, body),
  getGoodGuy: ({ call, params }) => getGoodGuy(call, params.id),
  changeGoodGuys: ({ call, body }) => changeGoodGuys(call, body),
} satisfies Partial<Handlers>;
