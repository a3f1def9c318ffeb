import type { LookbackView } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { Time } from '#shared/ui/time.tsx';

const { lookbacks: words } = messages;

/** One lookback: whom it asks for, and what it found. */
export function LookbackRow({ lookback }: { readonly lookback: LookbackView }) {
  const { id, state, createdAt, entity, foundCount: found, text: reason } = lookback;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line px-4 py-2.5 first:border-t-0">
      <Link
        to="/history/lookbacks/$lookback"
        params={{ lookback: id }}
        className="min-h-6 min-w-0 font-semibold wrap-anywhere hover:text-accent-strong"
      >
        <Name>{entity.names[0]}</Name>
      </Link>
      <span className="text-sm text-soft">
        <Time value={createdAt} />
      </span>
      <span className={`text-sm ${found > 0 ? 'text-review' : 'text-soft'}`}>{words.found(found)}</span>
      {reason !== null && <span className="min-w-0 text-sm wrap-anywhere text-soft">{reason}</span>}
      <span className="ms-auto text-sm font-medium">{words.states[state]}</span>
    </li>
  );
}
