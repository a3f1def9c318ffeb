import { type RefObject, useEffect, useRef, useState } from 'react';
import { type InboxAddress, keepPlace, readPlace } from '#shared/inbox/inbox-place.ts';
import { useKeys } from '#shared/keys/use-keys.ts';
import { walkRows } from '#shared/keys/walk-rows.ts';
import { messages } from '#shared/messages/messages.ts';
import { type Selection, useSelection } from '../decide/use-selection.ts';
import { rowOfPlace } from './row-after.ts';

const { inbox: words } = messages;

type RowsOptions = {
  readonly address: InboxAddress;
  /** Of all rows that are shown, and of those that can be selected; undefined where nobody may act on them. */
  readonly ids: readonly string[];
  readonly selectable: readonly string[] | undefined;
  /** Whether what waits is known. */
  readonly isRead: boolean;
};

export type Rows = {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** The row that has, or last had, the focus. */
  readonly current: string | undefined;
  readonly setCurrent: (id: string) => void;
  readonly focus: (id: string | undefined) => void;
  readonly selection: Selection;
  /** What is acted on: the selected rows, else the one with the focus. */
  readonly targets: readonly string[];
};

/** Rows that are walked and selected by keys. The focus is the place; it is kept over a look at a screening. */
export function useRows({ address, ids, selectable, isRead }: RowsOptions): Rows {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const selection = useSelection(selectable ?? []);
  const focus = (id: string | undefined) => id !== undefined && linkOf(ref.current, id)?.focus();
  /** From the row with the focus, also where its box has it; back to where the rows were left, if it is elsewhere. */
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
    { key: 'j', words: words.keys.next, run: () => walk(1) },
    { key: 'k', words: words.keys.last, run: () => walk(-1) },
    { key: 'Enter', words: words.keys.open },
    ...(selectable === undefined
      ? []
      : [
          { key: 'x', words: words.keys.select, run: () => current !== undefined && selection.toggle(current) },
          { key: 'J', words: words.keys.extendNext, run: () => extend(1) },
          { key: 'K', words: words.keys.extendLast, run: () => extend(-1) },
          { key: 'a', words: words.keys.all, run: selection.all },
          { key: 'Escape', words: words.keys.clear, run: selection.clear },
        ]),
  ]);
  const hasReturned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what waits is known.
  useEffect(() => {
    if (!isRead || hasReturned.current) return;
    hasReturned.current = true;
    const isElsewhere = document.activeElement !== document.body && document.activeElement?.id !== 'content';
    if (!isElsewhere) focus(rowOfPlace(readPlace(), ids));
  }, [isRead]);
  useEffect(() => {
    if (hasReturned.current) keepPlace({ address, ids, current });
  });
  const { selected } = selection;
  const own = (selectable ?? []).filter((id) => id === current);
  return { ref, current, setCurrent, focus, selection, targets: selected.length > 0 ? selected : own };
}

const linkOf = (list: HTMLElement | null, id: string): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-search="${CSS.escape(id)}"] [data-row]`);

const focusedId = (list: HTMLElement | null): string | undefined =>
  list?.querySelector<HTMLElement>('[data-search]:focus-within')?.dataset['search'];
