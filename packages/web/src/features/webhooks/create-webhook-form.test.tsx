import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CreateWebhookForm } from './create-webhook-form.tsx';

it('the form of a webhook says what to choose, without the look of an error before it was used', () => {
  const form = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CreateWebhookForm onCreated={() => {}} />
    </QueryClientProvider>,
  );
  expect(/<p class="([^"]*)">Choose at least one event/.exec(form)?.[1]).toContain('text-faint');
});
