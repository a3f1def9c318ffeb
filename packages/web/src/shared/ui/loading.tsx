import { messages } from '#shared/messages/messages.ts';

/** Placeholder while something is loading. */
export function Loading() {
  return (
    <p role="status" className="text-soft">
      {messages.loading}
    </p>
  );
}
