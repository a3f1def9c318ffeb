import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { usePolicies } from '#shared/api/shared-queries.ts';
import { policyWords as words } from '#shared/messages/en/policies.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useDeletePolicy } from './api.ts';
import { PolicyCard } from './policy-card.tsx';
import { PolicyForm } from './policy-form.tsx';
import { Section } from './section.tsx';

/** The default policy and custom ones; one at a time can be edited in place. */
export function PolicySection() {
  const { data, error, isPending, refetch } = usePolicies();
  /** Name of the edited policy; '' for a new one. */
  const [edited, setEdited] = useState<string>();
  const [toDelete, setToDelete] = useState<string>();
  const mayWrite = useMay()('policies:write');
  const policies = data?.items ?? [];
  const standard = policies.find(({ fixed }) => fixed);
  const names = policies.map(({ name }) => name);
  const listRef = useRef<HTMLDivElement>(null);
  const close = () => {
    setEdited(undefined);
    // The form that had the focus is gone.
    listRef.current?.focus();
  };
  return (
    <Section title={words.title} text={words.intro}>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {standard !== undefined && (
        <div ref={listRef} tabIndex={-1} className="space-y-3 outline-none">
          {policies.map((policy) =>
            policy.name === edited ? (
              <PolicyForm key={policy.name} policy={policy} standard={standard} taken={[]} onClose={close} />
            ) : (
              <PolicyCard
                key={policy.name}
                policy={policy}
                mayWrite={mayWrite}
                onEdit={() => setEdited(policy.name)}
                onDelete={() => setToDelete(policy.name)}
              />
            ),
          )}
          {edited === '' ? (
            <PolicyForm policy={undefined} standard={standard} taken={names} onClose={close} />
          ) : (
            mayWrite && (
              <Button onClick={() => setEdited('')}>
                <Plus aria-hidden size={16} />
                {words.add}
              </Button>
            )
          )}
        </div>
      )}
      {toDelete !== undefined && <DeletePolicyDialog name={toDelete} onClose={() => setToDelete(undefined)} />}
    </Section>
  );
}

/** Asks before a policy is deleted. */
function DeletePolicyDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const remove = useDeletePolicy();
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      text={words.removeText}
      confirm={words.removeConfirm}
      confirming={words.removing}
      deed={remove}
      onConfirm={(done) => remove.mutate(name, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
