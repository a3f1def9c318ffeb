import { useEffect, useRef } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';

const { factors: words } = messages;

type RecoveryCodeListProps = { readonly codes: readonly string[]; readonly onSaved: () => void };

/** New recovery codes, shown once. */
export function RecoveryCodeList({ codes, onSaved }: RecoveryCodeListProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: the focus moves to what the user should read next.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="space-y-4">
      <div>
        <h3 ref={ref} tabIndex={-1} className="font-semibold outline-none">
          {words.savedTitle}
        </h3>
        <p className="mt-1 text-sm text-soft">{words.savedText}</p>
      </div>
      <ul
        aria-label={words.codesLabel}
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md bg-sunken p-3 text-center font-mono select-all min-[24rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <CopyButton text={codes.join('\n')} label={words.copyCodes} words={words.copyCodes} />
        <Button look="primary" onClick={onSaved}>
          {words.saved}
        </Button>
      </div>
    </div>
  );
}
