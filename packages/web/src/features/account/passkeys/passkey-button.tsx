import type { Session } from '@namesake/contract';
import { KeyRound } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { usePasskeyLogin } from '../api/passkeys.ts';
import { PasskeyError } from './passkey-error.tsx';
import { PasskeyHint } from './passkey-hint.tsx';
import { passkeysHere } from './passkey-support.ts';

const { passkey: words } = messages;

type PasskeyButtonProps = {
  readonly secondStep: boolean;
  readonly onSession: (session: Session) => Promise<void> | void;
};

/** Logs in by a passkey; says what to do where they do not work. */
export function PasskeyButton({ secondStep, onSession }: PasskeyButtonProps) {
  const logIn = usePasskeyLogin(secondStep, onSession);
  const support = passkeysHere();
  if (support !== 'ready')
    return (
      <p className="text-xs text-faint">
        <PasskeyHint support={support} />
      </p>
    );
  return (
    <div className="space-y-4">
      <Button className="w-full" disabled={logIn.isPending} onClick={() => logIn.mutate()}>
        <KeyRound aria-hidden size={16} />
        {logIn.isPending ? words.waiting : secondStep ? words.use : words.logIn}
      </Button>
      {logIn.isError && <PasskeyError error={logIn.error} />}
    </div>
  );
}
