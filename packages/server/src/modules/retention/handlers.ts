import type { Handlers } from '../../context/handler.ts';
import { confirmClock } from './confirm-clock.ts';
import { eraseRecords } from './erasures/create.ts';
import { previewErasure } from './erasures/preview.ts';
import { getRetention } from './get.ts';
import { liftLegalHold } from './legal-holds/lift.ts';
import { listLegalHolds } from './legal-holds/list.ts';
import { placeLegalHold } from './legal-holds/place.ts';
import { previewRetention } from './preview.ts';
import { saveRetention } from './save.ts';

/** Retention periods, erasures and legal holds. */
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
