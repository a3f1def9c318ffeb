const VIEWS = ['left-out', 'lists', 'missing'] as const;

/** The address of the search page: ids and codes, never a name. */
export type SearchAddress = {
  /** The screening that is shown. */
  readonly id?: string;
  /** The selected party, by its id. */
  readonly party?: string;
  /** The part of the answer that is open, where it is not the results. */
  readonly view?: (typeof VIEWS)[number];
  /** The party that the part "missing" asks for, by its id. */
  readonly ask?: string;
  /** Only results of this priority, type or list. */
  readonly priority?: string;
  readonly type?: string;
  readonly list?: string;
  /** The page that led here, and to which there is a way back. */
  readonly from?: 'inbox';
};

/** An id, or a listing's: `list:` and whatever its publisher numbers by. */
const ID = /^(?:\S{1,300}|[a-z][\w-]*:.{1,300})$/u;

/** Reads an address; what is no id or code is left out, so that no name gets into the history of the browser. */
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
