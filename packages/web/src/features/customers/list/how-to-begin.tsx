import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { CodeBlock } from '#shared/ui/code-block.tsx';

const { begin: words } = messages.customers;

/** Sends one invented customer. */
const commandOf = (baseUrl: string): string => `\
curl '${baseUrl}${addressOf(ENDPOINTS.saveCustomers)}' \\
  --header "Authorization: Bearer $NAMESAKE_TOKEN" \\
  --header 'Content-Type: application/json' \\
  --data '{"customers": [{"externalRef": "customer-4711", "searchText": "Orlan Vestrakov", "birthDate": "1971-04-02"}]}'
`;

/** Empty state: how to add customers. */
export function HowToBegin() {
  const may = useMay();
  return (
    <section aria-label={words.title} className="rounded-xl border border-dashed border-edge p-4">
      <h2 className="font-semibold">{words.title}</h2>
      <p className="mt-1 mb-3 max-w-prose text-soft">{may('customers:write') ? words.text : words.readOnly}</p>
      <CodeBlock code={commandOf(window.location.origin)} copyLabel={words.copy} />
    </section>
  );
}
