import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { FactorCard } from './factor-card.tsx';

const { factors: words } = messages;
/** So few that it is time to make new ones. */
const FEW = 3;

/** How many recovery codes are left. */
export function CodesCard({ left }: { readonly left: number }) {
  const [open, setOpen] = useState(false);
  return (
    <FactorCard
      title={words.codesTitle}
      text={
        <>
          {words.codesText}{' '}
          <span className={left <= FEW ? 'font-semibold text-review' : 'font-medium text-ink'}>
            {words.codesLeft(left)}
          </span>
        </>
      }
      action={<Button onClick={() => setOpen(true)}>{words.newCodes}</Button>}
    >
      {open && <CodesDialog onClose={() => setOpen(false)} />}
    </FactorCard>
  );
}
