import type { SearchResponse } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BriefcaseBusiness } from 'lucide-react';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';

const { fromSearch: words } = messages.cases;

type OpenCaseProps = {
  readonly answer: Pick<SearchResponse, 'searchId' | 'externalRef' | 'results'>;
  /** The result to open a case for; all of the answer if absent. */
  readonly entityId?: string;
};

/** Opens a case for one result or all, and navigates to it. Only a customer with a reference can have a case. */
export function OpenCase({ answer: { searchId, externalRef, results }, entityId }: OpenCaseProps) {
  const may = useMay();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const open = useMutation({
    mutationFn: () =>
      call(ENDPOINTS.openCases, {
        body: { searchId, ...(entityId === undefined ? {} : { entityIds: [entityId] }) },
      }),
    onSuccess: ({ items: [first, ...more] }) => {
      void queryClient.invalidateQueries({ queryKey: ['cases'] });
      if (first === undefined) return;
      if (more.length > 0) void navigate({ to: '/cases', search: { customer: first.customerId } });
      else void navigate({ to: '/cases/$case', params: { case: first.id } });
    },
  });
  if (externalRef === undefined || results.length === 0 || !may('cases:write')) return null;
  return (
    <>
      <Button size="small" disabled={open.isPending} onClick={() => open.mutate()}>
        <BriefcaseBusiness aria-hidden size={15} />
        {open.isPending ? words.opening : words.deed(entityId === undefined ? results.length : 1)}
      </Button>
      {open.isError && <ErrorNotice error={open.error} notDone={words.failed} />}
    </>
  );
}
