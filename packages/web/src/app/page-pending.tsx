import { messages } from '#shared/messages/messages.ts';
import { Spinner } from '#shared/ui/spinner.tsx';

/** A page that takes longer than a blink to come. */
export function PagePending() {
  return (
    <p role="status" className="flex items-center justify-center gap-2 px-4 py-24 text-soft">
      <Spinner />
      {messages.loading}
    </p>
  );
}
