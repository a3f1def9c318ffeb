import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { Logo } from '#shared/ui/logo.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useVerifyReceipt } from './api.ts';
import { VerdictView } from './verdict-view.tsx';

const words = messages.receipts;

/** Public page: checks whether a receipt is from this installation, and unchanged. */
export function VerifyPage() {
  usePageTitle(words.verifyTitle);
  const verify = useVerifyReceipt();
  const [text, setText] = useState('');
  const [isJson, setIsJson] = useState(true);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const receipt = parsed(text);
    setIsJson(receipt !== undefined);
    if (receipt === undefined) verify.reset();
    else verify.mutate(receipt);
  };
  return (
    <div className="mx-auto max-w-3xl space-y-6 px-4 py-10">
      <header data-screen-only>
        <Logo />
      </header>
      <main className="space-y-4">
        <h1 className="text-xl font-semibold tracking-tight">{words.verifyTitle}</h1>
        <p className="max-w-prose text-soft">{words.verifyIntro}</p>
        <form onSubmit={submit} className="space-y-3" data-screen-only>
          <Field label={words.pasted} hint={words.pastedHint} error={isJson ? undefined : words.notJson}>
            {(input) => (
              <textarea
                {...input}
                value={text}
                onChange={(event) => setText(event.target.value)}
                required
                rows={8}
                spellCheck={false}
                autoComplete="off"
                className={`${INPUT_LOOK} font-mono text-sm`}
              />
            )}
          </Field>
          <Button type="submit" look="primary" disabled={verify.isPending}>
            {verify.isPending ? words.submitting : words.submit}
          </Button>
        </form>
        {verify.isError && <ErrorNotice error={verify.error} />}
        <div role="status">{verify.data !== undefined && <VerdictView verdict={verify.data} />}</div>
        <p className="text-xs text-faint">{words.privacy}</p>
      </main>
    </div>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
