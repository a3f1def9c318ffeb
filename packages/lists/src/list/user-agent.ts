/**
 * Some publishers answer 403 or 404 to clients that do not look like a browser, so the name of the software comes
 * with the usual prefix. At least 40 characters long, because one of them also counts.
 */
export const USER_AGENT = 'Mozilla/5.0 (compatible; Namesake/0.1; +https://github.com/namesake-screening/namesake)';
