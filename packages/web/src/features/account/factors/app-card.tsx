import type { OwnFactors } from '@namesake/contract';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Time } from '#shared/ui/time.tsx';
import { AppDialog } from './app-dialog.tsx';
import { FactorCard } from './factor-card.tsx';
import { RemoveAppDialog } from './remove-app-dialog.tsx';

const { factors: words } = messages;

/** The authenticator app. */
export function AppCard({ totp }: Pick<OwnFactors, 'totp'>) {
  const [open, setOpen] = useState<'set-up' | 'remove'>();
  const close = () => setOpen(undefined);
  const text =
    totp === null ? (
      words.appText
    ) : (
      <>
        {words.appSince} <Time value={totp.createdAt} />
        {totp.lastUsedAt !== null && (
          <>
            {' · '}
            {words.lastUsed} <Time value={totp.lastUsedAt} />
          </>
        )}
      </>
    );
  return (
    <FactorCard
      title={words.appTitle}
      text={text}
      action={
        totp === null ? (
          <Button onClick={() => setOpen('set-up')}>{words.setUpApp}</Button>
        ) : (
          <Button onClick={() => setOpen('remove')}>{words.removeApp}</Button>
        )
      }
    >
      {open === 'set-up' && <AppDialog onClose={close} />}
      {open === 'remove' && <RemoveAppDialog onClose={close} />}
    </FactorCard>
  );
}
