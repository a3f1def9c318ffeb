import { WindowState } from '#shared/kept/window-state.ts';

const TOKEN = new WindowState<string | undefined>(undefined);

/** The CSRF token of the session, kept in memory only. */
export const csrfToken = (): string | undefined => TOKEN.get();

export const keepCsrfToken = (token: string | undefined): void => TOKEN.set(token);
