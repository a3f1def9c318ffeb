import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useReference } from '#shared/customers/customer.ts';
import { messages } from '#shared/messages/messages.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useAddCustomer } from '../api.ts';
import { newDraft } from './customer-draft.ts';
import { CustomerForm } from './customer-form.tsx';

const { form: words, page } = messages.customers;

/** Adds a customer by hand, and opens its page with the outcome. */
export function NewCustomerPage() {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const { customer: wanted } = useSearch({ from: '/shell/customers/new' });
  const { reference } = useReference(wanted);
  const add = useAddCustomer();
  const takenBy = add.data?.takenBy;
  const open = (customer: string) => void navigate({ to: '/customers/$customer', params: { customer }, replace: true });
  return (
    <div className="page space-y-4">
      <header>
        <Link to="/customers" search={{}} className="link inline-flex min-h-7 items-center text-sm">
          {page.back}
        </Link>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.text}</p>
      </header>
      <CustomerForm
        key={reference}
        title={words.title}
        initial={newDraft(reference)}
        isKnown={false}
        submit={words.save}
        deed={add}
        onSubmit={(customer) =>
          add.mutate(customer, { onSuccess: ({ saved }) => saved !== undefined && open(saved.customerId) })
        }
        onCancel={() => void navigate({ to: '/customers', search: {} })}
      >
        {takenBy !== undefined && (
          <Notice tone="caution" role="alert" title={words.taken}>
            <Link
              to="/customers/$customer"
              params={{ customer: takenBy }}
              className="link inline-flex min-h-6 items-center"
            >
              {words.takenLink}
            </Link>
          </Notice>
        )}
      </CustomerForm>
    </div>
  );
}
