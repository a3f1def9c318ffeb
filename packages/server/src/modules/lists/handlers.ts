import type { Handlers } from '../../context/handler.ts';
import { weakEtag } from '../../http/send-conditional.ts';
import { acceptVersion, confirmRemovals, refreshList, refusedVersions } from './change.ts';
import { listDelisted, listHeld } from './held.ts';
import { diffVersions, listVersions } from './version-changes.ts';
import { getList, listLists } from './view.ts';

/** Handlers for lists, their versions, and what needs approval. */
export const listHandlers = {
  listLists: ({ call, reply }) => {
    const body = listLists(call);
    reply.header('etag', weakEtag({ ...body, items: body.items.map((item) => ({ ...item, ageSeconds: null })) }));
    return body;
  },
  getList: ({ call, params }) => getList(call, params.id),
  getListVersions: ({ call, params, query }) => listVersions(call, params.id, query),
  getListDiff: ({ call, params, query }) => diffVersions(call, params.id, params.range, query),
  getRefusedVersions: ({ call, params }) => refusedVersions(call, params.id),
  refreshList: ({ call, params }) => refreshList(call, params.id),
  getHeldRemovals: ({ call, params, query }) => listHeld(call, params.id, query),
  getDelisted: ({ call, params, query }) => listDelisted(call, params.id, query),
  confirmRemovals: ({ call, params, body }) => confirmRemovals(call, params.id, body),
  acceptListVersion: ({ call, params, body }) => acceptVersion(call, params, body),
} satisfies Partial<Handlers>;
