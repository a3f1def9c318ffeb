type Person = { readonly id: string; readonly name: string | null };
type Action = { readonly kind: string; readonly at: string; readonly by: Person; readonly text: string | null };

/** Who somebody is: the name, where it may be read, and the id that the audit log has. */
export const personInWords = ({ id, name }: Person): string => (name === null ? id : `${name} (${id})`);

/** What was done, one line for each step, with what was written. */
export const actionsInWords = (events: readonly Action[]): string =>
  events
    .map(({ kind, at, by, text }) => `${kind} ${at} by ${personInWords(by)}${text === null ? '' : `: ${text}`}`)
    .join('\n');
