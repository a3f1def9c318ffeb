import { messages } from '#shared/messages/messages.ts';
import { type PasskeySupport, pageAtLocalhost } from './passkey-support.ts';

const { passkey: words } = messages;

/** Why passkeys do not work on this page, and what to do. */
export function PasskeyHint({ support }: { readonly support: Exclude<PasskeySupport, 'ready'> }) {
  if (support === 'browser')
    return (
      <>
        {words.browserTitle}. {words.browserText}
      </>
    );
  const there = pageAtLocalhost(window.location);
  return (
    <>
      {words.addressTitle}. {words.addressText}{' '}
      {there === undefined ? (
        words.operator
      ) : (
        <>
          {words.openThere}{' '}
          <a href={there} className="link inline-block break-all">
            {there}
          </a>
        </>
      )}
    </>
  );
}
