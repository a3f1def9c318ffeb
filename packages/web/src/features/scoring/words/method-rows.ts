import type { Scoring } from '@namesake/contract';

type Method = Scoring['methods'][number];

export type MethodRow = Method & {
  /** Lowest and highest likeness of its groups; undefined where letters are compared. */
  readonly likeness: readonly [low: number, high: number] | undefined;
};

/** Each way in which words are alike, with the likeness it gives. The same word is 1. */
export const methodRows = ({ methods, relations }: Pick<Scoring, 'methods' | 'relations'>): readonly MethodRow[] =>
  methods.map((row) => {
    if (row.method === 'exact') return { ...row, likeness: [1, 1] };
    const found = relations.filter(({ method }) => method === row.method).map(({ similarity }) => similarity);
    return { ...row, likeness: found.length === 0 ? undefined : [Math.min(...found), Math.max(...found)] };
  });
