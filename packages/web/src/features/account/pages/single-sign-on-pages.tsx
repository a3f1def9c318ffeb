import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { useSingleSignOn } from '../api.ts';
import { AccountFrame } from './account-frame.tsx';

const { singleSignOn: words } = messages;

/** Goes to the identity provider at once. Opens in a new tab: a page whose session has ended keeps its state. */
export function SingleSignOnStartPage() {
  const { next = '/' } = useSearch({ from: '/login/single-sign-on' });
  const { mutate, isError, error } = useSingleSignOn(next);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate();
  }, [mutate]);
  return (
    <AccountFrame title={words.startTitle}>
      {isError ? (
        <>
          <ErrorNotice error={error} />
          <Link to="/login" search={{ next }} className="link mt-3 inline-block">
            {words.startAgain}
          </Link>
        </>
      ) : (
        <Loading />
      )}
    </AccountFrame>
  );
}

/** Target of a log-in in a new tab: the page that needed it is in the other tab. */
export function SingleSignOnDonePage() {
  return (
    <AccountFrame title={words.doneTitle}>
      <p className="text-soft">{words.doneText}</p>
      <Link to="/" className="link mt-3 inline-block">
        {words.doneLink}
      </Link>
    </AccountFrame>
  );
}
