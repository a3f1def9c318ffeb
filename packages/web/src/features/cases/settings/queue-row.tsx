import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { isGroup } from '#shared/customers/customer.ts';
import { caseSettingsWords as words } from '#shared/messages/en/case-settings.ts';
import { messages } from '#shared/messages/messages.ts';
import { CountriesField } from '#shared/ui/countries-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { ChecksField, PlaceButtons, TextField } from './fields.tsx';
import { queueText } from './queue-text.ts';
import type { QueueDraft } from './settings-draft.ts';
import type { Choices } from './use-choices.ts';

const { result } = messages;
const PRIORITIES = ['any', 'high', 'review'] as const;
const CHECKED = ['groups', 'lists', 'members'] as const;

type QueueRowProps = {
  readonly queue: QueueDraft;
  readonly at: number;
  readonly of: number;
  readonly isOpen: boolean;
  readonly choices: Choices;
  /** Error of a member, such as `members/1`. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (queue: QueueDraft) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
};

/** One queue: position, name and a summary line, which expands to the fields. */
export function QueueRow({
  queue,
  at,
  of,
  isOpen,
  choices,
  errorOf,
  onOpen,
  onChange,
  onMove,
  onRemove,
}: QueueRowProps) {
  const id = useId();
  const name = queue.name.trim() === '' ? words.unnamed(at + 1) : queue.name;
  return (
    <li className="border-t border-line first:border-t-0">
      <div className="flex items-start gap-x-1 px-2 py-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
          className="flex min-h-8 min-w-0 flex-1 items-start gap-2 rounded-md px-1 py-1 text-start hover:bg-sunken"
        >
          <ChevronRight
            aria-hidden
            size={16}
            className={`mt-1 shrink-0 text-soft rtl:-scale-x-100 ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="min-w-0">
            <span className="font-semibold wrap-anywhere">
              <span className="font-normal text-faint">{at + 1}.</span> {name}
            </span>
            <span className="block text-sm text-soft wrap-anywhere first-letter:uppercase">
              {queueText(queue, choices)}
            </span>
          </span>
        </button>
        <PlaceButtons name={name} at={at} of={of} onMove={onMove} onRemove={onRemove} />
      </div>
      <fieldset id={id} hidden={!isOpen} className="px-4 pt-1 pb-4">
        <legend className="sr-only">{name}</legend>
        {isOpen && <QueueFields queue={queue} choices={choices} errorOf={errorOf} onChange={onChange} />}
      </fieldset>
    </li>
  );
}

type QueueFieldsProps = Pick<QueueRowProps, 'queue' | 'choices' | 'errorOf' | 'onChange'>;

function QueueFields({ queue, choices, errorOf, onChange }: QueueFieldsProps) {
  const set = (changes: Partial<QueueDraft>) => onChange({ ...queue, ...changes });
  const { people } = choices;
  // Queue names follow the same rules as group names.
  const isNamed = isGroup(queue.name.trim());
  const escalation = [...new Set([...people.keys(), ...(queue.escalateTo === '' ? [] : [queue.escalateTo])])];
  return (
    <div className="grid max-w-3xl items-start gap-4 sm:grid-cols-2">
      <TextField
        label={words.name}
        hint={words.nameHint}
        error={errorOf('name') && (isNamed ? errorOf('name') : words.nameWrong)}
        value={queue.name}
        onChange={(name) => set({ name })}
      />
      <SelectField
        label={messages.filters.priority}
        error={errorOf('priority')}
        options={PRIORITIES.map((one) => [one, one === 'any' ? words.anyPriority : result.priority[one]] as const)}
        value={queue.priority}
        onChange={(priority) => set({ priority })}
      />
      {CHECKED.map((member) => (
        <ChecksField
          key={member}
          legend={words[member]}
          none={words.none[member]}
          error={errorOf(member)}
          options={member === 'members' ? people : choices[member]}
          chosen={queue[member]}
          onChange={(chosen) => set({ [member]: chosen })}
        />
      ))}
      <CountriesField value={queue.countries} onChange={(countries) => set({ countries })} />
      <TextField
        label={words.dueHours}
        hint={words.dueHint}
        error={errorOf('dueHours') && words.dueWrong}
        value={queue.dueHours}
        isNumber
        onChange={(dueHours) => set({ dueHours })}
      />
      <SelectField
        label={words.escalateTo}
        hint={words.escalateHint}
        error={errorOf('escalateTo')}
        options={[['', words.nobody], ...escalation.map((one) => [one, people.get(one) ?? words.formerly] as const)]}
        value={queue.escalateTo}
        onChange={(escalateTo) => set({ escalateTo })}
      />
    </div>
  );
}
