import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useEraseLookback } from '../api/lookbacks.ts';

const { lookbacks: words } = messages;

/** Takes a lookback away for good, once that is confirmed. */
export function EraseLookback({ id }: { readonly id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const erase = useEraseLookback(id);
  const gone = () => void navigate({ to: '/history/lookbacks', search: {}, replace: true });
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {words.erase}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.eraseTitle}
          text={words.eraseText}
          confirm={words.erase}
          confirming={words.erasing}
          deed={erase}
          onConfirm={() => erase.mutate(undefined, { onSuccess: gone })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
