import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { TokenTester } from './token-tester.tsx';

const { tokens: words } = messages;

/** For a token made earlier: its secret is not kept here, so it has to be pasted. */
export function PastedTokenTest() {
  const [token, setToken] = useState('');
  return (
    <Disclosure summary={words.testTitle} className="rounded-xl border border-line bg-surface px-4 py-1">
      <div className="space-y-3 pt-1 pb-4">
        <p className="text-sm text-soft">{words.testText}</p>
        <Field label={words.testTokenLabel} className="max-w-xl">
          {(input) => (
            <input
              {...input}
              type="password"
              autoComplete="off"
              data-1p-ignore
              data-lpignore="true"
              value={token}
              onChange={(event) => setToken(event.target.value)}
              className={`${INPUT_LOOK} font-mono`}
            />
          )}
        </Field>
        <TokenTester token={token} />
      </div>
    </Disclosure>
  );
}
