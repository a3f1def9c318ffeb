/** One key of a page. `run` is undefined if the browser handles the key and the help only lists it. */
export type KeyBinding = {
  /** `KeyboardEvent.key`; with a leading `mod+` for Ctrl, or Command on a Mac. */
  readonly key: string;
  /** What it does, for the help. */
  readonly words: string;
  readonly run?: () => void;
};

/** Whether a text field has the focus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));

/** The relevant part of a key press; `singleKeysOn`: single-character keys are enabled. */
export type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>;
export type KeyState = { readonly typing: boolean; readonly singleKeysOn: boolean };

/**
 * Whether a press matches this key and may act: a single character may not while the user types, or if such keys are
 * disabled.
 */
export function isKey(press: Press, key: string, { typing, singleKeysOn }: KeyState): boolean {
  if (press.isComposing || press.altKey) return false;
  const mod = press.ctrlKey || press.metaKey;
  if (key.startsWith('mod+')) return mod && press.key.toLowerCase() === key.slice(4);
  return !mod && press.key === key && !typing && (key.length > 1 || singleKeysOn);
}
