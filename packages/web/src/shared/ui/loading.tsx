import { messages } from '#shared/messages/messages.ts';

/** Stands where something is being read. */
export function Loading() {
  return (
    <p role="status" className="text-soft">
      {messages.loading}
    </p>
  );
}
