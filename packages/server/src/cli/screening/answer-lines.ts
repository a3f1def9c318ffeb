import { type IndexImage, loadModel, openImage } from '@namesake/engine';
import type { Line, LineText } from '../../lib/formats/lines.ts';
import { answerBlock, type Block, type BlockAnswer } from './answer-block.ts';
import { ScreenPool } from './screen-pool.ts';
import type { Screening } from './screen-row.ts';

/** Limits of a block: enough rows to make the hand-over cheap, few enough that all threads end together. */
const BLOCK_ROWS = 64;
const BLOCK_CHARACTERS = 2 ** 18;
/** Blocks in progress per thread: none waits for the slowest thread, and memory stays bounded. */
const AHEAD = 4;

/** End of a block in the input, and the number of its last line. */
type End = { readonly endBytes: number; readonly endLine: number };

/** Answers to consecutive lines. */
export type AnsweredBlock = BlockAnswer & End;

type LineBlock = Block & End;

/**
 * Answers lines on several threads, in order, for input of any length. Reads only a few blocks per thread ahead. A
 * single block is answered on this thread, because others would take longer to start.
 */
export async function* answerLines(
  lines: AsyncIterable<Line>,
  image: IndexImage,
  screening: Screening,
  threads: number,
): AsyncGenerator<AnsweredBlock> {
  const blocks = blocksOf(lines);
  const first = await blocks.next();
  if (first.done === true) return;
  const second = await blocks.next();
  if (second.done === true || threads === 1) {
    const index = openImage(image, loadModel());
    const here = ({ endBytes, endLine, ...own }: LineBlock): AnsweredBlock => ({
      ...answerBlock(index, screening, own),
      endBytes,
      endLine,
    });
    yield here(first.value);
    if (second.done !== true) yield here(second.value);
    for await (const block of blocks) yield here(block);
    return;
  }
  const pool = new ScreenPool(image, screening, threads);
  const answering: Promise<AnsweredBlock>[] = [];
  const ask = ({ endBytes, endLine, ...own }: LineBlock): void => {
    const answer = pool.answer(own).then((made) => ({ ...made, endBytes, endLine }));
    // Awaited in its turn; until then, a failure must not be an unhandled rejection.
    answer.catch(() => {});
    answering.push(answer);
  };
  try {
    ask(first.value);
    ask(second.value);
    for await (const block of blocks) {
      ask(block);
      const next = answering.length >= threads * AHEAD ? answering.shift() : undefined;
      if (next !== undefined) yield await next;
    }
    for (const answer of answering) yield await answer;
  } finally {
    await pool.close();
  }
}

async function* blocksOf(lines: AsyncIterable<Line>): AsyncGenerator<LineBlock> {
  let block: LineText[] = [];
  let characters = 0;
  let end: End = { endBytes: 0, endLine: 0 };
  const take = (): LineBlock => {
    const taken = { lines: block, firstLine: end.endLine - block.length + 1, ...end };
    block = [];
    characters = 0;
    return taken;
  };
  for await (const { text, number, endBytes } of lines) {
    block.push(text);
    characters += typeof text === 'string' ? text.length : 0;
    end = { endBytes, endLine: number };
    if (block.length >= BLOCK_ROWS || characters >= BLOCK_CHARACTERS) yield take();
  }
  if (block.length > 0) yield take();
}
