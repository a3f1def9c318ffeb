import { FlaskConical } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';

/** Unmissable: nothing on this page is about a real party. */
export function SampleBanner() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 bg-high-wash px-4 py-1.5 text-sm text-high sm:px-6">
      <FlaskConical aria-hidden size={16} className="shrink-0" />
      <strong className="font-semibold">{messages.lists.sampleBanner}</strong>
      <span className="text-ink">{messages.lists.sampleText}</span>
    </p>
  );
}
