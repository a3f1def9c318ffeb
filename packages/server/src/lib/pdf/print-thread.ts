import { answerInThread } from '../threads/answer-in-thread.ts';
import { stepBack } from '../threads/step-back.ts';
import { print } from './print.ts';

stepBack();
await answerInThread(print);
