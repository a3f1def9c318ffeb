import { type CompareResponse, compareRequestSchema, ENDPOINTS } from '@namesake/contract';
import { z } from 'zod';
import { compareParties } from '../search/compare.ts';
import { first } from './fence.ts';
import { tool } from './tool.ts';

const output = z.object({
  nameScore: z.number().meta({ description: '0 to 100: how well the names agree.' }),
  score: z.number().meta({ description: 'Name score plus other evidence.' }),
  threshold: z.number().meta({ description: 'Name score from which a search would show it.' }),
  priority: z.enum(['high', 'review']).nullable().meta({ description: 'null: a search would not show it.' }),
  matchedName: z.string().nullable(),
  reasons: z.array(z.string()).meta({ description: 'For and against.' }),
});

/** Compares like `POST /compare`. */
export const compareTool = tool({
  name: 'compare',
  title: 'Compare two parties',
  description:
    'Scores two parties as a search would, without asking any list: it is no screening, and nothing is recorded.',
  endpoint: ENDPOINTS.compareParties,
  input: compareRequestSchema,
  output,
  run: async (call, given) => {
    const answer = await compareParties(call, given);
    return { text: textOf(answer), data: present(answer) };
  },
});

const textOf = ({ priority, score }: CompareResponse): string =>
  priority === null
    ? `Score ${score}: a search would not show the one for the other. No list was asked.`
    : `Score ${score}: a potential match of priority ${priority}, for a person to look at. No list was asked.`;

function present(answer: CompareResponse): z.input<typeof output> {
  const { nameScore, score, threshold, priority, matchedName, reasons } = answer;
  return {
    nameScore,
    score,
    threshold,
    priority,
    matchedName: matchedName?.value ?? null,
    reasons: first(reasons, 20).map(({ text }) => text),
  };
}
