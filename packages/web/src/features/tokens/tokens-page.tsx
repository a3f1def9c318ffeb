import type { CreatedToken } from '@namesake/contract';
import { useId, useState } from 'react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { useMay } from '#shared/api/session.ts';
import { useTokens } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { CreateTokenForm } from './create-token-form.tsx';
import { CreatedTokenPanel } from './created-token-panel.tsx';
import { SnippetTabs } from './snippet-tabs.tsx';
import { TokenTable } from './token-table.tsx';
import { TokenTester } from './token-tester.tsx';

const { tokens: words, apiSettings: apiSettingsWords } = messages;

/** Settings → API Settings: the address, and creating, showing once, rotating and revoking tokens. */
export function TokensPage() {
  usePageTitle(words.title);
  const baseUrl = window.location.origin;
  const mayWrite = useMay()('tokens:write');
  const [created, setCreated] = useState<CreatedToken>();
  return (
    <div className="min-w-0 space-y-8">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        <ApiAddress baseUrl={baseUrl} />
        <a href={addressOf(ENDPOINTS.getOpenapi)} className="link mt-1 inline-block min-h-6 text-sm">
          {words.openapi}
        </a>
      </header>
      {mayWrite && created === undefined && <CreateTokenForm onCreated={setCreated} />}
      {created !== undefined && (
        <CreatedTokenPanel key={created.id} created={created} onDone={() => setCreated(undefined)} />
      )}
      {mayWrite && <SnippetTabs token={created?.token} baseUrl={baseUrl} />}
      <TokenList onRotated={setCreated} />
      {mayWrite && created === undefined && <PastedTokenTest />}
    </div>
  );
}

/** Address for programs: what developers need first. */
function ApiAddress({ baseUrl }: { readonly baseUrl: string }) {
  const search = `${baseUrl}${addressOf(ENDPOINTS.createSearch)}`;
  return (
    <dl className="mt-4 grid items-center gap-x-4 gap-y-2 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-sm font-medium text-soft">{apiSettingsWords.baseUrl}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <code className="font-mono text-sm break-all select-all">{baseUrl}</code>
        <CopyButton text={baseUrl} label={apiSettingsWords.copyBaseUrl} />
      </dd>
      <dt className="text-sm font-medium text-soft">{apiSettingsWords.searchRoute}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <code className="font-mono text-sm break-all">POST {search}</code>
        <CopyButton text={search} label={apiSettingsWords.copySearchRoute} />
      </dd>
    </dl>
  );
}

/** All tokens of this installation, including revoked ones. */
function TokenList({ onRotated }: { readonly onRotated: (created: CreatedToken) => void }) {
  const titleId = useId();
  const { data, error, isPending, refetch } = useTokens();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-lg font-semibold tracking-tight">
        {words.listTitle}
      </h2>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <p className="rounded-xl border border-dashed border-edge px-4 py-6 text-center text-soft">{words.empty}</p>
      )}
      {data !== undefined && data.items.length > 0 && <TokenTable tokens={data.items} onRotated={onRotated} />}
    </section>
  );
}

/** For an existing token: its secret is not stored, so the user must paste it. */
function PastedTokenTest() {
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
