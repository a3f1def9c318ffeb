import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { formText } from './forms/form-text.ts';
import { oneTimeTokenIn } from './one-time-token.ts';

/** For users who opened /setup without the link: says where it is, and accepts it pasted. */
export function SetupLinkForm({ onToken }: { readonly onToken: (token: string) => void }) {
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = oneTimeTokenIn(formText(new FormData(event.currentTarget), 'link'));
    setWrong(token === undefined);
    if (token !== undefined) onToken(token);
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <p className="text-soft">{messages.setup.linkText}</p>
      <Field label={messages.setup.linkLabel} error={wrong ? messages.setup.linkWrong : undefined}>
        {(input) => <input {...input} name="link" required autoComplete="off" className={INPUT_LOOK} />}
      </Field>
      <Button type="submit" look="primary" className="w-full">
        {messages.setup.linkSubmit}
      </Button>
    </form>
  );
}
