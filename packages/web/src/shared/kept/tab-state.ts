const PREFIX = 'namesake.tab.';
const OWNER = 'user';

/** Value that this tab keeps under a key, even across reloads; undefined if there is none. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value until the tab is closed or the user logs out; undefined removes it. */
export function keepTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage is blocked or full: the value lasts as long as the page.
  }
}

/** Clears what another user left in this tab, for example before a session that ended. */
export function claimTab(userId: string): void {
  if (readTab(OWNER) === userId) return;
  forgetTab();
  keepTab(OWNER, userId);
}

/** Clears everything on log-out. */
export function forgetTab(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
