import { usePolicies } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { DEFAULT_POLICY, type SearchDraft } from './search-draft.ts';

type Changes = Pick<SearchDraft, 'policy' | 'threshold'>;
type PolicyFieldProps = { readonly draft: Changes; readonly onChange: (changes: Changes) => void };

/** Which policy to go by; nothing where there is only the default. Choosing one takes its threshold. */
export function PolicyField({ draft, onChange }: PolicyFieldProps) {
  const known = usePolicies().data?.items.map(({ name, value }) => ({ name, threshold: value.threshold })) ?? [];
  const others = known.filter(({ name }) => name !== DEFAULT_POLICY.name);
  if (others.length === 0 && draft.policy.name === DEFAULT_POLICY.name) return null;
  const policies = [DEFAULT_POLICY, ...others];
  // One that was deleted since stays chosen until somebody chooses another: the search says so.
  const all = policies.some(({ name }) => name === draft.policy.name) ? policies : [...policies, draft.policy];
  const choose = (chosen: string) => {
    const policy = all.find(({ name }) => name === chosen);
    if (policy !== undefined) onChange({ policy, threshold: policy.threshold });
  };
  return (
    <SelectField
      label={messages.search.policy}
      options={all.map(({ name }) => [name, name] as const)}
      value={draft.policy.name}
      onChange={choose}
    />
  );
}
