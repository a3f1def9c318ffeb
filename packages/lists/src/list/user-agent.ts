/**
 * Some publishers answer 403 or 404 to clients that do not look like a browser, so the usual prefix precedes the name
 * of the software. At least 40 characters, because one publisher checks the length.
 */
export const USER_AGENT = 'Mozilla/5.0 (compatible; Namesake/0.1; +https://github.com/namesake-screening/namesake)';
