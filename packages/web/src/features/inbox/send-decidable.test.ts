import type { Problem } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '#shared/api/problem-error.ts';
import { sendDecidable } from './send-decidable.ts';

const ROWS = ['a', 'b', 'c'];

/** Sends rows to an API that refuses some of them, and takes all or none. */
async function send(refused: Readonly<Record<string, string>>) {
  const sent: (readonly string[])[] = [];
  const result = sendDecidable(ROWS, async (rows) => {
    sent.push(rows);
    const errors = rows.flatMap((row, number) => {
      const code = refused[row];
      return code === undefined ? [] : [{ pointer: `/hits/${number}/searchId`, code, detail: '' }];
    });
    if (errors.length > 0) throw new ProblemError({ title: 'Refused', errors } as unknown as Problem);
    return rows.length;
  });
  return { sent, result };
}

describe('a selection with rows that the user may not decide about', () => {
  it('is recorded without them, and says which were refused', async () => {
    const { sent, result } = await send({ b: 'search_not_found' });
    expect(await result).toEqual({ answer: 2, refused: ['b'] });
    expect(sent).toEqual([ROWS, ['a', 'c']]);
  });

  it('is refused where no other row is left, or something else is wrong', async () => {
    const all = await send({ a: 'search_erased', b: 'search_not_found', c: 'search_not_found' });
    await expect(all.result).rejects.toThrow('Refused');
    const other = await send({ a: 'search_not_found', b: 'nothing_open' });
    await expect(other.result).rejects.toThrow('Refused');
    expect([all.sent, other.sent]).toEqual([[ROWS], [ROWS]]);
  });
});
