import type { Handlers } from '../../context/handler.ts';
import { weakEtag } from '../../http/etag.ts';
import { acceptVersion } from './accept.ts';
import { confirmRemovals } from './confirm.ts';
import { listDelisted } from './delisted.ts';
import { diffVersions } from './diff.ts';
import { getList } from './get.ts';
import { listHeld } from './held.ts';
import { listLists } from './list.ts';
import { refreshList } from './refresh.ts';
import { refusedVersions } from './refused.ts';
import { listVersions } from './versions.ts';

/** Lists, their versions, and what waits for approval. */
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
