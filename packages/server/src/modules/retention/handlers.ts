import type { Handlers } from '../../context/handler.ts';
import { eraseRecords, previewErasure } from './erasures.ts';
import { liftLegalHold, listLegalHolds, placeLegalHold } from './legal-holds.ts';
import { confirmClock, getRetention, previewRetention, saveRetention } from './periods.ts';

/** Handlers for retention periods, erasures and legal holds. */
export const retentionHandlers = {
  getRetention: ({ call }) => getRetention(call),
  saveRetention: ({ call, body }) => saveRetention(call, body),
  previewRetention: ({ call, body }) => previewRetention(call, body.items),
  confirmClock: ({ call, body }) => confirmClock(call, body.today),
  listLegalHolds: ({ call }) => listLegalHolds(call),
  placeLegalHold: ({ call, body }) => placeLegalHold(call, body),
  liftLegalHold: ({ call, params }) => liftLegalHold(call, params.id),
  previewErasure: ({ call, body }) => previewErasure(call, body.selection),
  eraseRecords: ({ call, body }) => eraseRecords(call, body),
} satisfies Partial<Handlers>;
