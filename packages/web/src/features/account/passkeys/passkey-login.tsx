import type { Session } from '@namesake/contract';
import { PasskeyButton } from './passkey-button.tsx';

type PasskeyLoginProps = { readonly onSession: (session: Session) => Promise<void> | void };

/** The other way to log in, below the form for the password. */
export function PasskeyLogin({ onSession }: PasskeyLoginProps) {
  return (
    <div className="mt-4 space-y-4 border-t border-line pt-4">
      <PasskeyButton secondStep={false} onSession={onSession} />
    </div>
  );
}
