import type { ListsResponse } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { isComplete } from '../../lists/state/list-book.ts';
import { loadedIds, notSearched } from './not-searched.ts';
import { presentAttestation, presentListInfo } from './present-list.ts';
import { presentLoading } from './present-loading.ts';

/** The folder may contain many unrelated files. */
const MOST_FILES = 100;

/** Every list that is loaded or required, with its age and state. */
export function listLists({ app }: Call): ListsResponse {
  const states = app.lists.states(app.now());
  return {
    items: states.map((state) => presentListInfo(state, app.policy)),
    demo: app.lists.current()?.origin === 'sample',
    complete: isComplete(states),
    loading: presentLoading(app),
    attestation: presentAttestation(app.lists.attestation),
    coverage: { notSearched: notSearched(loadedIds(states)) },
    noLongerRequired: app.lists.givenUp.map(({ id, reason, atMs }) => ({
      id,
      text: reason,
      acceptedAt: new Date(atMs).toISOString(),
    })),
    leftOut: {
      total: app.lists.leftOut.length,
      items: app.lists.leftOut.slice(0, MOST_FILES).map(({ reason, ...file }) => ({ ...file, text: reason })),
    },
    nextCursor: null,
  };
}
