import { type FormEvent, useState } from 'react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { dayPeriod, lastMonth } from '#shared/format/day-period.ts';
import { auditWords } from '#shared/messages/en/audit.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';

const words = auditWords.pack;
const DAYS = ['from', 'to'] as const;

/** Asks for the period, and lets the browser download the file, which may be too large for a page to hold. */
export function EvidenceDialog({ onClose }: { readonly onClose: () => void }) {
  const [days, setDays] = useState(() => lastMonth(new Date()));
  const [names, setNames] = useState(true);
  const [wrong, setWrong] = useState(false);
  const start = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    const period = dayPeriod(days);
    setWrong(period === undefined);
    if (period === undefined) return;
    const link = document.createElement('a');
    link.href = addressOf(ENDPOINTS.exportEvidence, { query: { ...period, names } });
    link.download = '';
    link.click();
    close();
  };
  return (
    <Dialog title={words.title} text={words.text} onClose={onClose}>
      {(close) => (
        <form onSubmit={(event) => start(event, close)} className="space-y-3">
          <div className="grid gap-3 sm:grid-cols-2">
            {DAYS.map((member) => (
              <Field
                key={member}
                label={words[member]}
                error={wrong && member === 'to' ? words.wrongPeriod : undefined}
              >
                {(input) => (
                  <input
                    {...input}
                    type="date"
                    required
                    value={days[member]}
                    onChange={(event) => setDays({ ...days, [member]: event.target.value })}
                    className={INPUT_LOOK}
                  />
                )}
              </Field>
            ))}
          </div>
          <label className="flex min-h-6 items-center gap-2 text-sm">
            <input type="checkbox" checked={names} onChange={(event) => setNames(event.target.checked)} />
            {words.names}
          </label>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={close}>{messages.cancel}</Button>
            <Button type="submit" look="primary">
              {words.submit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
