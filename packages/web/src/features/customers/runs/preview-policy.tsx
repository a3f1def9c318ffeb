import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePolicies } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { usePreviewRun } from '../watch-api.ts';

const { preview: words } = messages.watch;

/** Screens everyone under another policy without recording anything, and opens the findings. */
export function PreviewPolicy() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.deed}</Button>
      {isAsking && (
        <Dialog title={words.title} text={words.text} onClose={() => setAsking(false)}>
          {(close) => <PolicyForm onCancel={close} />}
        </Dialog>
      )}
    </>
  );
}

function PolicyForm({ onCancel }: { readonly onCancel: () => void }) {
  const navigate = useNavigate();
  const preview = usePreviewRun();
  const { data, error } = usePolicies();
  const names = data?.items.map(({ name }) => name) ?? [];
  const [chosen, setChosen] = useState<string>();
  // Most customers are under the default policy.
  const policy = chosen ?? names.find((name) => name !== 'default') ?? names[0];
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (policy === undefined) return;
        const onSuccess = ({ id }: { readonly id: string }) =>
          void navigate({ to: '/customers/runs/$run', params: { run: id } });
        preview.mutate(policy, { onSuccess });
      }}
    >
      {policy !== undefined && (
        <SelectField
          label={words.policy}
          options={names.map((name) => [name, name] as const)}
          value={policy}
          onChange={setChosen}
        />
      )}
      {(preview.error ?? error) !== null && <ErrorNotice error={preview.error ?? error} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button type="submit" look="primary" disabled={preview.isPending || policy === undefined}>
          {preview.isPending ? words.confirming : words.confirm}
        </Button>
      </div>
    </form>
  );
}
