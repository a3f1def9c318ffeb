import { FlaskConical } from 'lucide-react';
import { useLists } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';

/** Prominent while only the sample is loaded: nothing on this page is about a real party. */
export function SampleBanner() {
  if (useLists().data?.demo !== true) return null;
  return (
    <aside
      aria-label={messages.lists.sampleOnly}
      className="flex flex-wrap items-center gap-x-2 bg-alarm px-4 py-1.5 text-sm text-on-accent sm:px-6"
    >
      <FlaskConical aria-hidden size={16} className="shrink-0" />
      <strong className="font-semibold">{messages.lists.sampleBanner}</strong>
      <span>{messages.lists.sampleText}</span>
    </aside>
  );
}
