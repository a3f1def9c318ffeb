import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { customerOf } from '#shared/customers/customer.ts';
import { FilterText } from '#shared/filters/filter-form.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';

const { customers: words } = messages;

/** Opens the customer of a reference. The address holds its opaque id. */
export function FindForm() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [reference, setReference] = useState('');
  const find = useMutation({
    mutationFn: async () => {
      const { customer } = await customerOf(queryClient, reference);
      if (customer !== undefined) await navigate({ to: '/customers/$customer', params: { customer } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find.mutate();
  };
  return (
    <form onSubmit={submit} aria-label={words.find} className="space-y-2">
      <div className="flex items-end gap-2">
        <FilterText
          label={words.find}
          value={reference}
          onChange={setReference}
          hint={messages.history.externalRefHint}
        />
        <Button type="submit" disabled={find.isPending}>
          {words.findSubmit}
        </Button>
      </div>
      {find.isError && <ErrorNotice error={find.error} />}
    </form>
  );
}
