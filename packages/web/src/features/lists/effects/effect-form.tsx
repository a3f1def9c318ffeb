import type { ListInfo } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { EffectChoice } from './effect-choice.tsx';
import { type Effect, effectRows, withChoices } from './effect-rows.ts';
import { useSaveEffects } from './use-save-effects.ts';

const { effectChoice: words } = messages;

type EffectFormProps = {
  readonly lists: readonly ListInfo[];
  /** What the default policy searches now. */
  readonly searched: readonly Effect[];
  /** The reason that is suggested. */
  readonly reason: string;
  readonly onDone: () => void;
};

/** Lets an administrator choose which effects every search looks at, and says what stays left out otherwise. */
export function EffectForm({ lists, searched, reason, onDone }: EffectFormProps) {
  const rows = effectRows(lists);
  const [chosen, setChosen] = useState<ReadonlySet<Effect>>(() => new Set(searched));
  const [why, setWhy] = useState(reason);
  const save = useSaveEffects();
  const left = rows.filter(({ effect, isChoice }) => isChoice && !chosen.has(effect));
  const choose = (effect: Effect, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, effect] : [...chosen].filter((each) => each !== effect)));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({ effects: withChoices(searched, chosen), reason: why.trim() || reason }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <fieldset>
        <legend className="label-caps mb-2">{words.legend}</legend>
        <ul>
          {rows.map((row) => (
            <EffectChoice
              key={row.effect}
              row={row}
              checked={!row.isChoice || chosen.has(row.effect)}
              onChange={(isChosen) => choose(row.effect, isChosen)}
            />
          ))}
        </ul>
      </fieldset>
      <p role="status" className="text-sm font-medium">
        {left.length === 0
          ? words.nothingLeft
          : words.left(
              left.reduce((sum, { listings }) => sum + listings, 0),
              left.map(({ effect }) => messages.effects[effect].toLowerCase()).join(', '),
            )}
      </p>
      <Field label={messages.listPage.reason} hint={messages.listPage.reasonHint}>
        {(input) => (
          <input
            {...input}
            value={why}
            maxLength={500}
            onChange={(event) => setWhy(event.target.value)}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      {save.isError && <ErrorNotice error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={save.isPending}>
          {save.isPending ? words.submitting : words.submit}
        </Button>
        <Button onClick={onDone}>{words.skip}</Button>
      </div>
    </form>
  );
}
