import { Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';

export function NotFoundPage() {
  usePageTitle(messages.notFound.title);
  return (
    <main className="mx-auto max-w-md px-4 py-24">
      <h1 className="text-xl font-semibold">{messages.notFound.title}</h1>
      <p className="mt-1 text-soft">{messages.notFound.text}</p>
      <p className="mt-4">
        <Link to="/" className="link">
          {messages.notFound.back}
        </Link>
      </p>
    </main>
  );
}
