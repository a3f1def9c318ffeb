import { type DatabaseConnection, type Driver, SqliteAdapter, SqliteDialect } from 'kysely';

/** Time for consecutive queries before requests get their turn. */
const HOLD_MS = 2;

/**
 * SQLite dialect that lets the event loop turn between queries. The library is synchronous, so a loop over a thousand
 * pages would block all requests. A single query still blocks for its duration.
 */
export class YieldingSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new QueuelessAdapter();
  }

  override createDriver(): Driver {
    return yieldingDriver(super.createDriver());
  }
}

/** Queries of one connection need not queue: each is finished when it returns. */
class QueuelessAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Wraps a driver: once queries took too long in a turn of the event loop, further ones wait for the next. Each turn
 * runs one waiting query, however many loops there are.
 * @param nowMs a clock, and `nextTurn` what runs in the next turn
 */
export function yieldingDriver(
  driver: Driver,
  nowMs: () => number = () => performance.now(),
  nextTurn: (run: () => void) => void = setImmediate,
): Driver {
  const waiting: (() => void)[] = [];
  let sinceMs: number | undefined;
  const begin = (): void => {
    sinceMs = nowMs();
    nextTurn(() => {
      sinceMs = undefined;
      const next = waiting.shift();
      if (next === undefined) return;
      begin();
      next();
    });
  };
  const turn = async (): Promise<void> => {
    if (sinceMs === undefined) begin();
    else if (nowMs() - sinceMs >= HOLD_MS) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const yielding = (connection: DatabaseConnection): DatabaseConnection => ({
    executeQuery: async (query, options) => {
      await turn();
      return connection.executeQuery(query, options);
    },
    streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
  });
  const acquired = driver.acquireConnection.bind(driver);
  return Object.assign(driver, { acquireConnection: async () => yielding(await acquired()) });
}
