import { type RefObject, useRef } from 'react';
import { useKeys } from '#shared/keys/use-keys.ts';
import { messages } from '#shared/messages/messages.ts';

type RowKeys = {
  readonly listRef: RefObject<HTMLOListElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Whether the details are next to the rows, so that moving through the rows shows them. */
  readonly isWide: boolean;
  /** Leads from the details back to the rows. */
  readonly onBack: () => void;
};

const { keys: words } = messages;

/** `j` and `k` walk the rows, Enter goes into the details, Escape comes back. Gives the walk by one row. */
export function useRowKeys({ listRef, headingRef, isWide, onBack }: RowKeys): (by: number) => void {
  const lastRef = useRef<HTMLElement>(null);
  const rows = () => [...(listRef.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const walk = (by: number) => {
    const all = rows();
    const focused = all.findIndex((row) => row.contains(document.activeElement));
    const selected = all.findIndex((row) => row.dataset['selected'] !== undefined);
    const from =
      focused >= 0 ? focused : by === 0 || headingRef.current === document.activeElement ? selected : selected - by;
    const row = all[Math.max(0, Math.min(all.length - 1, from + by))];
    if (row === undefined) return;
    lastRef.current = row;
    row.focus();
    if (isWide && row.dataset['selected'] === undefined)
      row.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  useKeys([
    { key: 'j', words: words.nextRow, run: () => walk(1) },
    { key: 'k', words: words.lastRow, run: () => walk(-1) },
    { key: 'Enter', words: words.openRow },
    { key: 'Escape', words: words.back, run: onBack },
  ]);
  return walk;
}
