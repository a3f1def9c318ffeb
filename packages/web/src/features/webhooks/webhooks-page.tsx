import type { CreatedWebhook } from '@namesake/contract';
import { mailboxOf } from '@namesake/contract/mailbox';
import { useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { webhookWords as words } from '#shared/messages/en/webhooks.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useWebhooks } from './api.ts';
import { CreateWebhookForm } from './create-webhook-form.tsx';
import { SecretPanel } from './secret-panel.tsx';
import { WebhookCard } from './webhook-card.tsx';

/** Settings → Webhooks: creating, showing the secret once, testing, rotating, turning off, and the delivery log. */
export function WebhooksPage() {
  usePageTitle(messages.settings.webhooks);
  const mayWrite = useMay()('webhooks:write');
  const [created, setCreated] = useState<CreatedWebhook>();
  const { data, error, isPending, refetch } = useWebhooks();
  return (
    <div className="min-w-0 space-y-6">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{messages.settings.webhooks}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      {created !== undefined && (
        <SecretPanel key={created.secret} webhook={created} onDone={() => setCreated(undefined)} />
      )}
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <p className="rounded-xl border border-dashed border-edge px-4 py-6 text-center text-soft">{words.empty}</p>
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul aria-label={messages.settings.webhooks} className="space-y-4">
          {data.items.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} onRotated={setCreated} />
          ))}
        </ul>
      )}
      {mayWrite && created === undefined && (
        <CreateWebhookForm onCreated={(made) => setCreated(mailboxOf(made.url) === undefined ? made : undefined)} />
      )}
    </div>
  );
}
