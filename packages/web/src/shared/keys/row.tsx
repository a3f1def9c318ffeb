import type { ReactNode } from 'react';
import type { RowState } from './use-rows.ts';

type RowProps = {
  readonly state: RowState;
  /** Label of its checkbox. */
  readonly label: string;
  /** Columns after the checkbox. */
  readonly columns: string;
  readonly children: ReactNode;
};

/** A row that keys can focus and select, with a checkbox if it is selectable. */
export function Row({ state: { id, isSelected, isCurrent, select, onFocus }, label, columns, children }: RowProps) {
  return (
    <li
      data-item={id}
      data-current={isCurrent || undefined}
      data-checked={isSelected || undefined}
      onFocus={onFocus}
      className={`grid gap-x-3 border-t border-s-3 border-line border-s-transparent px-3 py-2 first:border-t-0 data-checked:bg-accent-wash data-current:border-s-accent ${columns}`}
    >
      {select === undefined ? (
        <span />
      ) : (
        <span className="flex size-6 items-center justify-center">
          <input
            type="checkbox"
            className="size-4"
            aria-label={label}
            checked={isSelected}
            onClick={select}
            onChange={() => {}}
          />
        </span>
      )}
      {children}
    </li>
  );
}
