/** One statement of a batch. What is asked of it decides what comes back. */
export type Step = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly asks: 'rows' | 'changes';
};

/** What a statement gave back: its rows, or how many rows it changed. */
export type Outcome = { readonly rows: readonly unknown[]; readonly changes: number };

/**
 * Work on a database that yields its statements one after the other and is given what each gave back. SQLite runs it
 * without waiting, PostgreSQL awaits each statement; the work is the same.
 */
export type Steps<T> = Generator<Step, T, Outcome>;

/** Yields one statement and gives how many rows it changed. */
export function* change(sql: string, parameters: readonly unknown[] = []): Steps<number> {
  return (yield { sql, parameters, asks: 'changes' }).changes;
}
