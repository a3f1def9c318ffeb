import type { CreatedToken } from '@namesake/contract';
import { useState } from 'react';
import { API_BASE } from '#shared/api/request.ts';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { ApiAddress } from './api-address.tsx';
import { CreateTokenForm } from './create/create-token-form.tsx';
import { CreatedTokenPanel } from './create/created-token-panel.tsx';
import { TokenList } from './list/token-list.tsx';
import { SnippetTabs } from './snippets/snippet-tabs.tsx';
import { PastedTokenTest } from './test-token/pasted-token-test.tsx';

const { tokens: words } = messages;

/** Settings → API Settings: where to call, make a token, see it once, watch, rotate and revoke tokens. */
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
        <a href={`${API_BASE}/openapi.json`} className="link mt-1 inline-block min-h-6 text-sm">
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
