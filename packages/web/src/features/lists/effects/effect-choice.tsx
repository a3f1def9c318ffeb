import { listLabel } from '#shared/format/list-label.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import type { EffectRow } from './effect-rows.ts';

type EffectChoiceProps = {
  readonly row: EffectRow;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** One effect: what it means, and how many listings of which lists have it. */
export function EffectChoice({ row, checked, onChange }: EffectChoiceProps) {
  const { effect, isChoice, lists } = row;
  return (
    <li className="border-t border-line py-3">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={checked}
          disabled={!isChoice}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        <span className="min-w-0">
          <span className="font-semibold">{messages.effects[effect]}</span>
          {!isChoice && <span className="text-sm text-faint"> · {messages.effectChoice.always}</span>}
          <span className="block text-sm text-soft">{messages.effectChoice.meaning[effect]}</span>
          <span className="block text-sm text-ink">
            {lists.map(({ id, title, listings }) => `${listLabel(id, title)} ${count(listings)}`).join(' · ')}
          </span>
        </span>
      </label>
    </li>
  );
}
