const VIEWS = ['left-out', 'lists', 'missing'] as const;

/** The address of the search page: ids and codes, never a name. */
export type SearchAddress = {
  /** The displayed screening. */
  readonly id?: string;
  /** Id of the selected party. */
  readonly party?: string;
  /** The open part of the answer; absent for the results. */
  readonly view?: (typeof VIEWS)[number];
  /** Id of the party that the part "missing" asks about. */
  readonly ask?: string;
  /** Only results of this priority, type or list. */
  readonly priority?: string;
  readonly type?: string;
  readonly list?: string;
  /** The page that led here, for the way back. */
  readonly from?: 'inbox';
};

/** An id, or a listing's: `list:` and the publisher's number in any form. */
const ID = /^(?:\S{1,300}|[a-z][\w-]*:.{1,300})$/u;

/** Reads an address; values that are not codes or ids are left out, so that no name gets into the browser's history. */
export function readSearchAddress(search: Record<string, unknown>): SearchAddress {
  const members = ['id', 'party', 'ask', 'priority', 'type', 'list'] as const;
  const ids = members.flatMap((member) => {
    const value = search[member];
    return typeof value === 'string' && ID.test(value) ? [[member, value] as const] : [];
  });
  const view = VIEWS.find((name) => name === search['view']);
  const from = search['from'] === 'inbox' ? ({ from: 'inbox' } as const) : {};
  return { ...Object.fromEntries(ids), ...(view === undefined ? {} : { view }), ...from };
}
