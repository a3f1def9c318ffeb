import { type DatabaseConnection, type Driver, SqliteAdapter, SqliteDialect } from 'kysely';

/** How long queries may follow each other before requests have their turn. */
const HOLD_MS = 2;

/**
 * SQLite whose queries let the event loop turn. The library answers at once, so a loop over a thousand pages would be
 * one long step of this process, which answers no request meanwhile. One query still takes as long as it takes.
 */
export class YieldingSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new QueuelessAdapter();
  }

  override createDriver(): Driver {
    return yieldingDriver(super.createDriver());
  }
}

/** Queries of one connection need not wait for each other: each is over when it returns. */
class QueuelessAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * The driver, whose queries wait for the next turn of the event loop where queries took too long in this one. Of those
 * that wait, one goes on in each turn, however many loops there are.
 *
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
