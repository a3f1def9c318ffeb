import { useQuery } from '@tanstack/react-query';
import { setupQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import type { LoginNotice } from './login-notice.ts';
import { NoticeView } from './notice-view.tsx';
import { useSingleSignOn } from './start-single-sign-on.ts';

const { singleSignOn: words } = messages;

type LoginChoiceProps = { readonly next: string; readonly notice: LoginNotice | undefined };

/** Above the password form: log-in at the identity provider, where there is one. */
export function LoginChoice({ next, notice }: LoginChoiceProps) {
  const provider = useQuery(setupQuery).data?.singleSignOn;
  const start = useSingleSignOn(next);
  if (provider == null) return null;
  const { name, reachable, logOut } = provider;
  const isLeaving = start.isPending || start.isSuccess;
  return (
    <div className="mb-5 space-y-4">
      {notice !== undefined && !start.isError && <NoticeView notice={notice} name={name} hasLogOut={logOut} />}
      {start.isError && <ErrorNotice error={start.error} />}
      <div>
        <Button
          look="primary"
          className="w-full whitespace-normal!"
          disabled={isLeaving}
          onClick={() => start.mutate()}
        >
          {isLeaving ? words.submitting(name) : words.submit(name)}
        </Button>
        {!reachable && !start.isError && <p className="mt-1 text-xs text-review">{words.notReachable(name)}</p>}
      </div>
      <p className="flex items-center gap-3 text-xs text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.orPassword}
      </p>
    </div>
  );
}
