import type { CustomerView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { watchedQuery } from '#shared/customers/customer.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useSaveCustomer } from '../api.ts';
import { draftOf } from './customer-draft.ts';
import { CustomerForm } from './customer-form.tsx';

const { form: words } = messages.customers;
const TEXTS = { on: words.editText, off: words.editOffText, ended: words.editEndedText };

/** Edits a customer. */
export function EditCustomerPage() {
  usePageTitle(words.edit);
  const { customer: id } = useParams({ from: '/shell/customers/$customer/edit' });
  const { data, error, refetch, isFetchedAfterMount } = useQuery(watchedQuery(id));
  return (
    <div className="page space-y-4">
      <header>
        <Link
          to="/customers/$customer"
          params={{ customer: id }}
          className="link inline-flex min-h-7 items-center text-sm wrap-anywhere"
        >
          {data?.externalRef ?? messages.customers.one}
        </Link>
        <h1 className="text-xl font-semibold tracking-tight">{words.edit}</h1>
        {data !== undefined && <p className="mt-1 max-w-prose text-soft">{TEXTS[data.watch]}</p>}
      </header>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {/* A form based on an older state would undo changes made by others meanwhile. */}
      {isFetchedAfterMount && data !== undefined && data.why !== 'row_forged' && <Edit customer={data} />}
    </div>
  );
}

function Edit({ customer }: { readonly customer: CustomerView }) {
  const { customerId: id, watch } = customer;
  const navigate = useNavigate();
  const save = useSaveCustomer(customer);
  const leave = () => void navigate({ to: '/customers/$customer', params: { customer: id }, replace: true });
  return (
    <CustomerForm
      title={words.edit}
      initial={draftOf(customer)}
      isKnown
      submit={watch === 'off' ? words.saveOnly : words.save}
      deed={save}
      onSubmit={(changed) => save.mutate(changed, { onSuccess: leave })}
      onCancel={leave}
    />
  );
}
