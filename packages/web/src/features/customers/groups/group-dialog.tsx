import type { CustomerGroupView } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { usePolicies } from '#shared/api/shared-queries.ts';
import { GROUP } from '#shared/customers/customer.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useSaveGroup } from './api.ts';
import { draftOf, type GroupDraft, requestOf } from './group-draft.ts';
import { MembersField, useMemberNames } from './members-field.tsx';

const { form: words } = messages.groups;
const MOST = { days: 366, keep: 36_600 } as const;

type GroupDialogProps = { readonly group: CustomerGroupView | undefined; readonly onClose: () => void };

/** Settings of a group, or of a new one. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const [draft, setDraft] = useState(draftOf(group));
  const allowed = useMay();
  const may = { members: allowed('users:write'), keep: allowed('retention:write') };
  const names = useMemberNames(may.members);
  const policies = usePolicies().data?.items ?? [];
  const save = useSaveGroup();
  const set = (changed: Partial<GroupDraft>) => setDraft({ ...draft, ...changed });
  const policyNames = [...new Set([draft.policy, ...policies.map(({ name }) => name)])];
  return (
    <Dialog title={group === undefined ? words.newTitle : words.title(group.name)} text={words.text} onClose={onClose}>
      {(close) => (
        <form
          className="space-y-4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            save.mutate({ name: draft.name, body: requestOf(draft, may) }, { onSuccess: close });
          }}
        >
          {group === undefined && (
            <Field label={words.name} hint={words.nameHint}>
              {(input) => (
                <input
                  {...input}
                  required
                  pattern={GROUP}
                  title={words.nameHint}
                  value={draft.name}
                  onChange={({ target }) => set({ name: target.value })}
                  className={INPUT_LOOK}
                />
              )}
            </Field>
          )}
          <SelectField
            label={words.policy}
            options={policyNames.map((name) => [name, name] as const)}
            value={draft.policy}
            onChange={(policy) => set({ policy })}
          />
          <DaysField of="days" isRequired value={draft.days} onChange={(days) => set({ days })} />
          {may.keep && <DaysField of="keep" value={draft.keep} onChange={(keep) => set({ keep })} />}
          {may.members && (
            <>
              <div>
                <label className="flex min-h-7 items-center gap-2 font-medium">
                  <input
                    type="checkbox"
                    checked={draft.isRestricted}
                    onChange={({ target }) => set({ isRestricted: target.checked })}
                  />
                  {words.restricted}
                </label>
                <p className="text-xs text-faint">{words.restrictedHint}</p>
              </div>
              {draft.isRestricted && (
                <MembersField names={names} value={draft.members} onChange={(members) => set({ members })} />
              )}
            </>
          )}
          {save.isError && <ErrorNotice error={save.error} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={close}>{words.cancel}</Button>
            <Button type="submit" look="primary" disabled={save.isPending}>
              {save.isPending ? words.saving : words.save}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

type DaysFieldProps = {
  readonly of: keyof typeof MOST;
  readonly isRequired?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function DaysField({ of, isRequired = false, value, onChange }: DaysFieldProps) {
  return (
    <Field label={words[of]} hint={words[`${of}Hint`]} optional={!isRequired}>
      {(input) => (
        <input
          {...input}
          type="number"
          min={1}
          max={MOST[of]}
          required={isRequired}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={INPUT_LOOK}
        />
      )}
    </Field>
  );
}
