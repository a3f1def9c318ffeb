import { API_BASE } from '#shared/api/request.ts';
import { messages } from '#shared/messages/messages.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';

const { apiSettings: words } = messages;

/** Where programs call: the first thing that somebody who connects one needs. */
export function ApiAddress({ baseUrl }: { readonly baseUrl: string }) {
  const search = `${baseUrl}${API_BASE}/search`;
  return (
    <dl className="mt-4 grid items-center gap-x-4 gap-y-2 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-sm font-medium text-soft">{words.baseUrl}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <code className="font-mono text-sm break-all select-all">{baseUrl}</code>
        <CopyButton text={baseUrl} label={words.copyBaseUrl} />
      </dd>
      <dt className="text-sm font-medium text-soft">{words.searchRoute}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <code className="font-mono text-sm break-all">POST {search}</code>
        <CopyButton text={search} label={words.copySearchRoute} />
      </dd>
    </dl>
  );
}
