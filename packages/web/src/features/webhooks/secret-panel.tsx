import type { CreatedWebhook } from '@namesake/contract';
import { useEffect, useId, useRef } from 'react';
import { webhookWords as words } from '#shared/messages/en/webhooks.ts';
import { Button } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';

type SecretPanelProps = { readonly webhook: CreatedWebhook; readonly onDone: () => void };

/** The secret, shown once. */
export function SecretPanel({ webhook: { url, secret, previousSecretUntil }, onDone }: SecretPanelProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <section aria-labelledby={titleId} className="space-y-3 rounded-xl border-2 border-accent bg-surface p-4 sm:p-5">
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
        {previousSecretUntil === null ? words.createdTitle : words.rotatedTitle}
      </h2>
      <p className="font-mono text-sm wrap-anywhere text-soft">{url}</p>
      <p className="font-medium text-review">{words.shownOnce}</p>
      <div className="flex flex-wrap items-center gap-2">
        <input
          readOnly
          aria-label={words.secret}
          value={secret}
          onFocus={(event) => event.target.select()}
          className="min-h-9 min-w-0 flex-1 basis-72 rounded-md border border-edge bg-paper px-2.5 font-mono text-sm"
        />
        <CopyButton text={secret} label={words.copySecret} look="primary" />
      </div>
      <Button onClick={onDone}>{words.done}</Button>
    </section>
  );
}
