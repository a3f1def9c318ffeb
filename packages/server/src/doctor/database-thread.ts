import { answerInThread } from '../lib/threads/answer-in-thread.ts';
import { readDatabase } from './read-database.ts';

await answerInThread(readDatabase);
