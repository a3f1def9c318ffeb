const KEY = 'namesake.single-keys';

/** Whether single characters such as `j` are keys of the page (WCAG 2.1.4: they can be switched off). */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is blocked: the choice cannot be kept.
  }
}
