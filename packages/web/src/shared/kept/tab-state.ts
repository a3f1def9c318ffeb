const PREFIX = 'namesake.tab.';
const OWNER = 'user';

/** What this tab keeps under a key, also through a reload; undefined where there is nothing. */
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
    // Blocked or full storage: it lasts as long as the page.
  }
}

/** Forgets what another user kept in this tab, such as before a session that ended. */
export function claimTab(userId: string): void {
  if (readTab(OWNER) === userId) return;
  forgetTab();
  keepTab(OWNER, userId);
}

/** Forgets everything that was kept: the user logs out. */
export function forgetTab(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage: nothing was kept.
  }
}
