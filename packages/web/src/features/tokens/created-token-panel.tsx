import type { CreatedToken } from '@namesake/contract';
import { useEffect, useId, useRef } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { TokenTester } from './token-tester.tsx';

const { tokens: words, apiSettings } = messages;

type CreatedTokenPanelProps = { readonly created: CreatedToken; readonly onDone: () => void };

/** The new token, shown once, with a test search. */
export function CreatedTokenPanel({ created, onDone }: CreatedTokenPanelProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <section aria-labelledby={titleId} className="space-y-5 rounded-xl border-2 border-accent bg-surface p-4 sm:p-5">
      <div>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {created.replaces === null ? words.createdTitle(created.name) : apiSettings.rotatedTitle(created.name)}
        </h2>
        <p className="font-medium text-review">{words.shownOnce}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <input
            readOnly
            aria-label={words.tokenLabel}
            value={created.token}
            onFocus={(event) => event.target.select()}
            className="min-h-9 min-w-0 flex-1 basis-72 rounded-md border border-edge bg-paper px-2.5 font-mono text-sm"
          />
          <CopyButton text={created.token} label={words.copyToken} look="primary" />
        </div>
      </div>
      <section aria-label={words.testTitle} className="border-t border-line pt-4">
        <h3 className="font-semibold">{words.testTitle}</h3>
        <p className="mb-2 text-sm text-soft">{words.testText}</p>
        <TokenTester token={created.token} />
      </section>
      <div className="border-t border-line pt-4">
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </section>
  );
}
