import { answerInThread } from '../../lib/threads/answer-in-thread.ts';
import { refuseDamaged } from './check-database.ts';
import { openConnection } from './open-connection.ts';

/** Whether the database at a path is whole. */
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
