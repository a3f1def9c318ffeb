import { useEffect, useRef } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';

const { people: words } = messages;

type InvitationLinkProps = { readonly path: string; readonly onDone: () => void };

/** The one time the link is shown. */
export function InvitationLink({ path, onDone }: InvitationLinkProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const link = `${window.location.origin}${path}`;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={ref}
          readOnly
          aria-label={words.linkLabel}
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-9 min-w-0 flex-1 basis-60 rounded-md border border-edge bg-paper px-2.5 font-mono text-sm"
        />
        <CopyButton text={link} label={words.copyLink} look="primary" />
      </div>
      <div className="mt-5 flex justify-end">
        <Button onClick={onDone}>{words.linkDone}</Button>
      </div>
    </>
  );
}
