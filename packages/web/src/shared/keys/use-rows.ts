import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { RowPlace } from '#shared/kept/row-place.ts';
import { useKeys, walkRows } from './keys.tsx';

/** Number of rows before the end at which the next page is fetched. */
const AHEAD = 15;

/** Descriptions of the row keys, for the help. */
export type RowWords = Readonly<
  Record<'next' | 'last' | 'open' | 'select' | 'extendNext' | 'extendLast' | 'all' | 'clear', string>
>;

type RowsOptions = {
  readonly words: RowWords;
  /** Reads and keeps the last place in the rows. */
  readonly place: { readonly read: () => RowPlace | undefined; readonly keep: (place: RowPlace) => void };
  /** Ids of all displayed rows, and of the selectable ones; undefined if the user may not act on them. */
  readonly ids: readonly string[];
  readonly selectable: readonly string[] | undefined;
  /** Whether the rows are loaded. */
  readonly isRead: boolean;
};

/** State of a row, and its pointer handlers. */
export type RowState = {
  readonly id: string;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  /** Undefined if it is not selectable. */
  readonly select: ((event: MouseEvent) => void) | undefined;
  readonly onFocus: () => void;
};

export type Rows = {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** The row that has, or last had, the focus. */
  readonly current: string | undefined;
  readonly stateOf: (id: string) => RowState;
  readonly focus: (id: string | undefined) => void;
  readonly selection: Selection;
  /** Rows to act on: the selected ones, else the focused one. */
  readonly targets: readonly string[];
};

/** Rows that keys focus and select. The focused row is the place, which is kept while one of them is open. */
export function useRows({ words, place, ids, selectable, isRead }: RowsOptions): Rows {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const selection = useSelection(selectable ?? []);
  const focus = (id: string | undefined) => id !== undefined && linkOf(ref.current, id)?.focus();
  /** Starts at the row with the focus, or with the focus inside it; if the focus is elsewhere, at the last place. */
  const walk = (by: number) => {
    const isHere = focusedId(ref.current) !== undefined;
    focus(current);
    if (isHere || current === undefined) walkRows(ref.current, by);
  };
  const extend = (by: number) => {
    if (current !== undefined) selection.startAt(current);
    walk(by);
    const now = focusedId(ref.current);
    if (now !== undefined) selection.extendTo(now);
  };
  useKeys([
    { key: 'j', words: words.next, run: () => walk(1) },
    { key: 'k', words: words.last, run: () => walk(-1) },
    { key: 'Enter', words: words.open },
    ...(selectable === undefined
      ? []
      : [
          { key: 'x', words: words.select, run: () => current !== undefined && selection.toggle(current) },
          { key: 'J', words: words.extendNext, run: () => extend(1) },
          { key: 'K', words: words.extendLast, run: () => extend(-1) },
          { key: 'a', words: words.all, run: selection.all },
          { key: 'Escape', words: words.clear, run: selection.clear },
        ]),
  ]);
  const hasReturned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rows are known.
  useEffect(() => {
    if (!isRead || hasReturned.current) return;
    hasReturned.current = true;
    const isElsewhere = document.activeElement !== document.body && document.activeElement?.id !== 'content';
    if (!isElsewhere) focus(rowOfPlace(place.read(), ids));
  }, [isRead]);
  useEffect(() => {
    if (hasReturned.current) place.keep({ ids, current });
  });
  const { selected } = selection;
  const own = (selectable ?? []).filter((id) => id === current);
  const stateOf = (id: string): RowState => ({
    id,
    isSelected: selected.includes(id),
    isCurrent: id === current,
    select: selectable?.includes(id)
      ? ({ shiftKey }) => (shiftKey ? selection.extendTo(id) : selection.toggle(id))
      : undefined,
    onFocus: () => setCurrent(id),
  });
  return { ref, current, stateOf, focus, selection, targets: selected.length > 0 ? selected : own };
}

const linkOf = (list: HTMLElement | null, id: string): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] [data-row]`);

const focusedId = (list: HTMLElement | null): string | undefined =>
  list?.querySelector<HTMLElement>('[data-item]:focus-within')?.dataset['item'];

/** Selected rows, by id; ranges start at the row selected last. */
function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const selected = ids.filter((id) => chosen.has(id));
  return {
    selected,
    toggle: (id: string) => {
      anchor.current = id;
      const others = selected.filter((one) => one !== id);
      setChosen(new Set(others.length === selected.length ? [...selected, id] : others));
    },
    /** Selects everything between the row selected last and this one. */
    extendTo: (id: string) => {
      const from = ids.indexOf(anchor.current ?? id);
      const to = ids.indexOf(id);
      anchor.current ??= id;
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      setChosen(new Set([...selected, ...range]));
    },
    /** Start of a range if nothing was selected before. */
    startAt: (id: string) => {
      if (selected.length === 0) anchor.current = id;
    },
    all: () => setChosen(new Set(ids)),
    clear: () => {
      anchor.current = undefined;
      setChosen(new Set());
    },
  };
}

type Selection = ReturnType<typeof useSelection>;

/** Pages of rows, as in `useInfiniteQuery`. */
type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: () => unknown;
};

/** Fetches the next page before the focus reaches the last row. */
export function useNextPage(
  { hasNextPage, isFetching, fetchNextPage }: Pages,
  ids: readonly string[],
  current: string | undefined,
): void {
  const isNearEnd = current !== undefined && ids.indexOf(current) >= ids.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
}

/** The first open row after the last of these, else an earlier one; undefined if none is left. */
export function rowAfter(
  ids: readonly string[],
  these: readonly string[],
  isOpen: (id: string) => boolean,
): string | undefined {
  const at = Math.max(...these.map((id) => ids.indexOf(id)));
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))].find(isOpen);
}

/** The row that had the focus; if it is gone, the next remaining one after it. */
export function rowOfPlace(place: RowPlace | undefined, ids: readonly string[]): string | undefined {
  if (place?.current === undefined) return undefined;
  const at = place.ids.indexOf(place.current);
  const following = [...place.ids.slice(Math.max(at, 0)), ...place.ids.slice(0, Math.max(at, 0)).toReversed()];
  return following.find((id) => ids.includes(id));
}
