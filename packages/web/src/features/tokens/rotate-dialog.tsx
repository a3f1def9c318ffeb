import type { CreatedToken, TokenInfo } from '@namesake/contract';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { useRotateToken } from './api.ts';

const { apiSettings: words } = messages;
const { overlaps } = words;
const OPTIONS = [
  [0, overlaps.h0],
  [1, overlaps.h1],
  [24, overlaps.h24],
  [168, overlaps.h168],
] as const;

type RotateDialogProps = {
  readonly token: TokenInfo;
  readonly onRotated: (created: CreatedToken) => void;
  readonly onClose: () => void;
};

/** Asks how long the old token stays valid, and replaces it. */
export function RotateDialog({ token, onRotated, onClose }: RotateDialogProps) {
  const [overlapHours, setOverlapHours] = useState(24);
  const rotate = useRotateToken();
  const confirm = (done: () => void) =>
    rotate.mutate(
      { id: token.id, overlapHours },
      {
        onSuccess: (created) => {
          done();
          onRotated(created);
        },
      },
    );
  return (
    <ConfirmDialog
      title={words.rotateTitle(token.name)}
      text={words.rotateText}
      confirm={words.rotateConfirm}
      confirming={words.rotating}
      deed={rotate}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label={words.overlap}>
        {(input) => (
          <select
            {...input}
            value={overlapHours}
            onChange={(event) => setOverlapHours(Number(event.target.value))}
            className={INPUT_LOOK}
          >
            {OPTIONS.map(([hours, text]) => (
              <option key={hours} value={hours}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
    </ConfirmDialog>
  );
}
