import { createReadStream, createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type Line, LineWriter, linesOf } from '../../lib/formats/lines.ts';
import type { AnsweredBlock } from './answer-lines.ts';
import { checkedLines } from './mistaken-input.ts';
import { addTallies, EMPTY_TALLY, type Tally } from './tally.ts';

export type StreamRun = {
  /** Files; standard input and output where undefined. */
  readonly input: string | undefined;
  readonly output: string | undefined;
  /** Answers lines, in their order. */
  readonly answer: (lines: AsyncIterable<Line>) => AsyncIterable<AnsweredBlock>;
  readonly onBlock: (block: AnsweredBlock) => void;
};

/** Screens lines from and to a file or a pipe, from the beginning; resolves with what became of them. */
export async function runStream({ input, output, answer, onBlock }: StreamRun): Promise<Tally> {
  const stream = output === undefined ? process.stdout : createWriteStream(output);
  const writer = new LineWriter(stream);
  const source = input === undefined ? process.stdin : createReadStream(input);
  const lines = checkedLines(linesOf(source), input ?? 'Standard input');
  let tally = EMPTY_TALLY;
  for await (const block of answer(lines)) {
    await writer.writeText(block.text);
    tally = addTallies(tally, block.tally);
    onBlock(block);
  }
  await writer.flush();
  if (output === undefined) return tally;
  stream.end();
  await finished(stream);
  return tally;
}
