import { messages } from '#shared/messages/messages.ts';
import { Notice } from '#shared/ui/notice.tsx';
import type { LoginNotice } from './login-notice.ts';

const { singleSignOn: words } = messages;

/** A plain link: the answer is a redirect to the provider. */
const LOG_OUT = '/api/v1/session/oidc/logout';

type NoticeViewProps = { readonly notice: LoginNotice; readonly name: string; readonly hasLogOut: boolean };

/** Why single sign-on failed and what to do, or how to log out of the provider too. */
export function NoticeView({ notice, name, hasLogOut }: NoticeViewProps) {
  if (notice === 'out') {
    return (
      <Notice role="status" title={words.outTitle}>
        <p>{words.outText(name)}</p>
        {hasLogOut && (
          <a href={LOG_OUT} className="link mt-1 inline-block">
            {words.outLink(name)}
          </a>
        )}
      </Notice>
    );
  }
  const { title, text } = words.refusals[notice];
  return (
    <Notice tone="caution" role="alert" title={title(name)}>
      {text(name)}
    </Notice>
  );
}
