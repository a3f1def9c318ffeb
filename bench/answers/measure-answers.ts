import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startService } from '../service/running-service.ts';
import { canonical, differences } from './canonical.ts';
import { type Asked, corpusOf } from './corpus.ts';

/** Number of concurrent requests. */
const CLIENTS = 4;
/** Maximum number of requests whose differences are printed. */
const SHOWN = 20;

export type AnswersOptions = {
  readonly lists: string;
  readonly cases: string;
  /** File for the responses. */
  readonly out?: string | undefined;
  /** File of recorded responses that these must equal. */
  readonly against?: string | undefined;
};

/**
 * Records the service's responses to the whole corpus, or compares them with recorded ones: parties, order, outcome,
 * priority, scores, reason codes and waterfalls.
 */
export async function measureAnswers({ lists, cases, out, against }: AnswersOptions) {
  const corpus = await corpusOf(cases, lists);
  const answers = await answersTo(corpus, lists);
  if (out !== undefined) writeFileSync(out, gzipSync(JSON.stringify(Object.fromEntries(answers))));
  if (against === undefined) {
    console.log(`${answers.size} answers${out === undefined ? '' : ` written to ${out}`}`);
    return { asked: answers.size };
  }
  const before: Record<string, unknown> = JSON.parse(gunzipSync(readFileSync(against)).toString('utf8'));
  const changed = [...answers].flatMap(([id, answer]) => {
    const paths = differences(canonical(before[id]), answer);
    return paths.length === 0 ? [] : [{ id, paths }];
  });
  for (const { id, paths } of changed.slice(0, SHOWN)) console.log(`${id}: ${paths.slice(0, 6).join(', ')}`);
  console.log(`${answers.size} answers, ${changed.length} differ from ${against}`);
  if (changed.length > 0) process.exitCode = 1;
  return { asked: answers.size, changed: changed.length };
}

async function answersTo(corpus: readonly Asked[], lists: string): Promise<ReadonlyMap<string, unknown>> {
  const service = await startService(lists);
  const answers = new Map<string, unknown>();
  try {
    const token = await service.token();
    const queue = corpus.values();
    const client = async (): Promise<void> => {
      for (const asked of queue) answers.set(asked.id, await answerTo(service.base, token, asked));
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return answers;
  } finally {
    await service.end();
    service.remove();
  }
}

async function answerTo(base: string, token: string, { path, body }: Asked): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, ...Object(canonical(await answer.json())) };
}
