/** The CSRF token of the session, kept in memory only. */
let current: string | undefined;

export const csrfToken = (): string | undefined => current;

export function keepCsrfToken(token: string | undefined): void {
  current = token;
}
