import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useEraseCustomer } from '../api.ts';

const { erase: words } = messages.customers;

/** Deletes all data of a customer, after a confirmation. */
export function EraseSection({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const erase = useEraseCustomer(id);
  const leave = (done: () => void) => () => {
    done();
    void navigate({ to: '/customers', search: {}, replace: true });
  };
  return (
    <div>
      <Button size="small" onClick={() => setAsking(true)}>
        {words.deed}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          confirm={words.confirm}
          confirming={words.confirming}
          deed={erase}
          onConfirm={(done) => erase.mutate(undefined, { onSuccess: leave(done) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
