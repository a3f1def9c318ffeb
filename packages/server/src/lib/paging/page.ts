/** Which page of a longer answer. */
export type Page = { readonly cursor?: string | undefined; readonly limit: number };
