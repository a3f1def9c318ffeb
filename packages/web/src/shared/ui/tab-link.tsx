import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const LOOK =
  'flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-soft hover:bg-sunken ' +
  'aria-[current=page]:bg-accent-wash aria-[current=page]:text-ink';

type TabLinkProps = {
  readonly to: '/inbox' | '/cases' | '/cases/statistics';
  readonly search: NonNullable<LinkProps['search']>;
  readonly isOpen: boolean;
  /** Number of items it leads to; undefined if unknown. */
  readonly count: string | undefined;
  readonly children: ReactNode;
};

/** A part of a page with its own address, and the number of its items. */
export function TabLink({ to, search, isOpen, count, children }: TabLinkProps) {
  return (
    <Link
      to={to}
      search={search}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isOpen ? 'page' : undefined}
      className={LOOK}
    >
      {children}
      {count !== undefined && <span className="rounded-full bg-sunken px-1.5 text-xs text-ink">{count}</span>}
    </Link>
  );
}
