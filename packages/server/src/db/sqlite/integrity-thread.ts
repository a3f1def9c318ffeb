import { answerInThread } from '../../lib/threads/answer-in-thread.ts';
import { refuseDamaged } from './check-database.ts';
import { openConnection } from './open-connection.ts';

/** Checks the integrity of the database at a path. */
await answerInThread((path: string): boolean => {
  const db = openConnection(path, 'existing');
  try {
    refuseDamaged(db, path);
    return true;
  } catch {
    return false;
  } finally {
    db.close();
  }
});
