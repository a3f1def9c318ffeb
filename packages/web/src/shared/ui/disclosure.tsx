import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly defaultOpen?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Folded content, native so that find-in-page opens it. */
export function Disclosure({ summary, defaultOpen = false, className, children }: DisclosureProps) {
  return (
    <details open={defaultOpen} className={`group/fold ${className ?? ''}`}>
      <summary className="flex min-h-8 list-none items-center gap-1.5 rounded text-sm font-medium text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={16}
          className="shrink-0 transition-transform group-open/fold:rotate-90 rtl:-scale-x-100"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
