import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useLists } from '#shared/api/list-lists.ts';
import { usePolicies } from '#shared/api/list-policies.ts';
import { loadingText } from '#shared/format/loading-text.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { firstLoading } from '../first-loading.ts';
import { EffectForm } from './effect-form.tsx';

const { effectChoice: words } = messages;

/** Which effects every search looks at: the last step of the first run, where lists have any that are left out. */
export const FirstRunPage = () => <EffectsPage isFirstRun />;

/** The same, whenever an administrator likes. */
export const ChooseEffectsPage = () => <EffectsPage isFirstRun={false} />;

function EffectsPage({ isFirstRun }: { readonly isFirstRun: boolean }) {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const lists = useLists();
  const policies = usePolicies();
  const back = isFirstRun ? '/' : '/lists';
  const searched = policies.data?.items.find(({ name }) => name === 'default')?.value.effects;
  const loading = firstLoading(lists.data);
  const error = lists.error ?? policies.error;
  if (lists.data !== undefined && loading === null && isFirstRun && !hasChoice(lists.data))
    return <Navigate to="/" replace />;
  return (
    <div className="page space-y-5">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      {error !== null && <ErrorNotice error={error} />}
      {loading !== null && (
        <Notice title={loadingText(loading)} role="status">
          <p>{words.waiting}</p>
          <Link to={back} className="link mt-2 inline-block">
            {words.skipWaiting}
          </Link>
        </Notice>
      )}
      {lists.data !== undefined && loading === null && searched !== undefined && (
        <EffectForm
          lists={lists.data.items}
          searched={searched}
          reason={isFirstRun ? words.firstReason : words.laterReason}
          onDone={() => void navigate({ to: back })}
        />
      )}
    </div>
  );
}

/** Whether there is anything to choose: of the fictional sample there is not. */
const hasChoice = ({ items, demo }: NonNullable<ReturnType<typeof useLists>['data']>): boolean =>
  !demo && items.some(({ notSearched }) => notSearched.listings > 0);
