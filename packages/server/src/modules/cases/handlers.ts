import type { Handlers } from '../../context/handler.ts';
import { listAbsences, setAbsence } from './assignees.ts';
import { openCases } from './open.ts';
import { getCaseSettings, saveCaseSettings } from './settings.ts';
import { countCases, getCase, listCases } from './view.ts';
import { assignCases, checkCase, commentCase, decideCases, takeNextCase } from './work.ts';

/** Work on what was found about customers. */
export const caseHandlers = {
  listCases: ({ call, query }) => listCases(call, query),
  countCases: ({ call }) => countCases(call),
  openCases: ({ call, body }) => openCases(call, body),
  getCase: ({ call, params }) => getCase(call, params.id),
  assignCases: ({ call, body }) => assignCases(call, body),
  takeNextCase: ({ call }) => takeNextCase(call),
  commentCase: ({ call, params, body }) => commentCase(call, params.id, body),
  checkCase: ({ call, params, body }) => checkCase(call, params.id, body),
  listAbsences: ({ call }) => listAbsences(call),
  setAbsence: ({ call, body }) => setAbsence(call, body),
  getCaseSettings: ({ call }) => getCaseSettings(call),
  saveCaseSettings: ({ call, body }) => saveCaseSettings(call, body),
  decideCases: ({ call, body }) => decideCases(call, body),
} satisfies Partial<Handlers>;
