import { Link } from '@tanstack/react-router';
import { useLists } from '#shared/api/shared-queries.ts';
import { listLabel, loadingText } from '#shared/format/list-words.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { firstLoading } from '../list-health.ts';
import { type EffectRow, effectRows } from './effect-rows.ts';

const { effectChoice: words } = messages;

/** Legal effects in the loaded lists: the default policy searches all of them. */
export function EffectsPage() {
  usePageTitle(words.title);
  const { data, error } = useLists();
  const loading = firstLoading(data);
  return (
    <div className="page space-y-5">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      {error !== null && <ErrorNotice error={error} />}
      {loading !== null && (
        <Notice title={loadingText(loading)} role="status">
          <Link to="/lists" className="link mt-2 inline-block">
            {messages.listPage.title}
          </Link>
        </Notice>
      )}
      {data !== undefined && loading === null && (
        <section>
          <h2 className="label-caps mb-2">{words.legend}</h2>
          <ul>
            {effectRows(data.items).map((row) => (
              <EffectItem key={row.effect} row={row} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** One effect: its meaning, and the number of listings by list. */
function EffectItem({ row: { effect, lists } }: { readonly row: EffectRow }) {
  return (
    <li className="border-t border-line py-3">
      <span className="font-semibold">{messages.effects[effect]}</span>
      <span className="block text-sm text-soft">{words.meaning[effect]}</span>
      <span className="block text-sm text-ink">
        {lists.map(({ id, title, listings }) => `${listLabel(id, title)} ${count(listings)}`).join(' · ')}
      </span>
    </li>
  );
}
