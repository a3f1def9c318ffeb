import { create as contentDisposition } from 'content-disposition';
import type { Handlers } from '../../context/handler.ts';
import { fileBody } from '../../http/upload/file-body.ts';
import { listAbsences, listAssignees, setAbsence } from './assignees.ts';
import { attachToCase, eraseCaseAttachment, getCaseAttachment, readAttachment } from './attachments.ts';
import { openCases } from './open.ts';
import { exportCasePdf } from './report.ts';
import { getCaseSettings, saveCaseSettings } from './settings.ts';
import { exportCaseStatistics, getCaseStatistics } from './statistics.ts';
import { caseOf, countCases, getCase, listCases } from './view.ts';
import { assignCases, checkCase, commentCase, decideCases, takeNextCase } from './work.ts';

/** Handlers for cases. */
export const caseHandlers = {
  listCases: ({ call, query }) => listCases(call, query),
  countCases: ({ call }) => countCases(call),
  getCaseStatistics: ({ call, query }) => getCaseStatistics(call, query),
  exportCaseStatistics: async ({ call, reply, query }) => {
    reply.header('content-disposition', 'attachment; filename="cases.csv"');
    return exportCaseStatistics(call, query);
  },
  openCases: ({ call, body }) => openCases(call, body),
  getCase: ({ call, params }) => getCase(call, params.id),
  exportCasePdf: async ({ call, reply, params }) => {
    const document = await exportCasePdf(call, params.id);
    reply.header('content-disposition', contentDisposition(`${params.id}.pdf`));
    return document;
  },
  assignCases: ({ call, body }) => assignCases(call, body),
  takeNextCase: ({ call }) => takeNextCase(call),
  commentCase: ({ call, params, body }) => commentCase(call, params.id, body),
  checkCase: ({ call, params, body }) => checkCase(call, params.id, body),
  attachToCase: async ({ answeredAgain, call, request, params }) => {
    const { file } = await fileBody(request);
    await caseOf(call, params.id);
    const read = await readAttachment(file);
    if (await answeredAgain([read.name, read.sha256])) return undefined;
    return attachToCase(call, params.id, read);
  },
  getCaseAttachment: async ({ call, reply, params }) => {
    const { name, content } = await getCaseAttachment(call, params.id, params.attachmentId);
    reply.header('content-disposition', contentDisposition(name));
    return content;
  },
  eraseCaseAttachment: ({ call, params }) => eraseCaseAttachment(call, params.id, params.attachmentId),
  listAssignees: ({ call }) => listAssignees(call),
  listAbsences: ({ call }) => listAbsences(call),
  setAbsence: ({ call, body }) => setAbsence(call, body),
  getCaseSettings: ({ call }) => getCaseSettings(call),
  saveCaseSettings: ({ call, body }) => saveCaseSettings(call, body),
  decideCases: ({ call, body }) => decideCases(call, body),
} satisfies Partial<Handlers>;
