import type { SearchResponse } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Name } from '#shared/ui/name.tsx';

const { light: words } = messages.answer;

type LightNamesProps = {
  readonly suppressed: SearchResponse['suppressed'];
  /** Screens one of them separately. */
  readonly onScreen: (name: string) => void;
};

/** One-word listed names that are also everyday words: shown with every outcome, because they cause no result. */
export function LightNames({ suppressed, onScreen }: LightNamesProps) {
  const items = suppressed.items.filter(({ why }) => why === 'light_name');
  const count = Math.max(suppressed.lightNameCount, items.length);
  if (count === 0) return null;
  return (
    <Disclosure summary={<span className="text-ink">{words.title(count)}</span>} className="rounded-xl bg-surface px-4">
      <p className="max-w-prose pt-1 text-sm text-soft">{words.text}</p>
      <ul className="my-2 text-sm">
        {items.map(({ entityId, primaryName }) => (
          <li key={entityId} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1.5">
            <span className="min-w-0 flex-1 basis-48">
              <Link to="/parties/$listing" params={{ listing: entityId }} className="link font-medium">
                <Name>{primaryName}</Name>
              </Link>{' '}
              <code className="font-mono text-xs break-all text-faint">{entityId}</code>
            </span>
            <Button size="small" aria-label={words.screenNamed(primaryName)} onClick={() => onScreen(primaryName)}>
              {words.screen}
            </Button>
          </li>
        ))}
      </ul>
      {count > items.length && <p className="pb-2 text-sm text-soft">{messages.result.of(items.length, count)}</p>}
    </Disclosure>
  );
}
