import type { SearchResponse } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { useExample, useTestToken } from './api.ts';
import { EXAMPLE_NAME } from './snippets.ts';

const { tokens: words } = messages;

/** Runs one real search with a token and shows what a program would see. */
export function TokenTester({ token }: { readonly token: string }) {
  const [typed, setTyped] = useState<string>();
  const { data: example } = useExample();
  const listed = example?.searchText ?? undefined;
  const searchText = typed ?? listed ?? EXAMPLE_NAME;
  const test = useTestToken();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    test.mutate({ token: token.trim(), searchText });
  };
  return (
    <>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <Field
          label={words.testTextLabel}
          hint={typed === undefined && listed !== undefined ? messages.apiSettings.exampleHint : undefined}
          className="min-w-0 flex-1 basis-56 sm:max-w-xs"
        >
          {(input) => (
            <input
              {...input}
              required
              autoComplete="off"
              value={searchText}
              onChange={(event) => setTyped(event.target.value)}
              className={INPUT_LOOK}
            />
          )}
        </Field>
        <Button type="submit" className="sm:mt-6" disabled={test.isPending || token.trim() === ''}>
          {test.isPending ? words.testing : words.testSubmit}
        </Button>
      </form>
      <div className="mt-3" aria-live="polite">
        {test.isSuccess && <TestResult answer={test.data} />}
        {test.isError && <ErrorNotice error={test.error} />}
      </div>
    </>
  );
}

/** Whether the token works, and what a careful program would do with this answer. */
function TestResult({ answer }: { readonly answer: Pick<SearchResponse, 'outcome' | 'complete'> }) {
  const passes = answer.outcome === 'no_match' && answer.complete;
  return (
    <Notice title={words.testWorks}>
      <p>
        HTTP 200 · {words.testOutcome} <code className="font-mono font-semibold">{answer.outcome}</code> ·{' '}
        {words.testComplete} <code className="font-mono font-semibold">{String(answer.complete)}</code>
      </p>
      <p className="text-soft">{passes ? words.testPass : words.testHold}</p>
    </Notice>
  );
}
