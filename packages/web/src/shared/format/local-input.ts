const MINUTE_MS = 60_000;

/** A moment as an input of the viewer's date and time has it; an empty text where it is none. */
export function toLocalInput(iso: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  return new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** What such an input holds, as a moment in UTC; an empty text where it holds none. */
export function fromLocalInput(text: string): string {
  const at = Date.parse(text);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
