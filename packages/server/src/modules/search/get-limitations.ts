import { type Limitations, NOT_COVERED, NOT_COVERED_CODES } from '@namesake/contract';
import { LIST_LIMITATIONS, UNREAD_LISTS } from '@namesake/lists';

/** What screening here cannot show. Open to everybody: it says nothing of this installation's data. */
export const getLimitations = (): Limitations => ({
  lists: LIST_LIMITATIONS,
  notRead: UNREAD_LISTS,
  notCovered: NOT_COVERED_CODES.map((code) => ({ code, text: NOT_COVERED[code] })),
});
