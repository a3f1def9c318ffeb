import { z } from 'zod';
import { coded, instant } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Dimensions by which cases can be counted. */
export const CASE_STATISTICS_BY = ['analyst', 'list', 'queue', 'group'] as const;

const by = z.enum(CASE_STATISTICS_BY);

/** Upper limits of age groups for cases, in hours; the last group is open-ended. */
export const CASE_AGES = [4, 24, 72, 168, 720] as const;

/** Query parameters of `GET /cases/statistics`. */
export const caseStatisticsQuerySchema = z
  .strictObject({
    by: by.default('analyst').meta({ description: 'What to count by.', examples: ['list'] }),
    from: instant('Cases that were closed from then on; default: 30 days before the end.').optional(),
    to: instant('Up to then; default: now.').optional(),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined || to === undefined || from < to) return;
    const { error: message, params } = coded('out_of_range', 'The period ends before it begins.');
    context.addIssue({ code: 'custom', path: ['to'], message, params });
  });

export type CaseStatisticsQuery = DeepReadonly<z.output<typeof caseStatisticsQuerySchema>>;

const count = (description: string) => z.int().meta({ description, examples: [12] });

const rowSchema = z
  .object({
    key: z
      .string()
      .nullable()
      .meta({
        description: 'Id of the analyst or list, name of the queue or group; null: nobody, or no queue.',
        examples: ['un_sc'],
      }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name of the analyst, where you may read it.', examples: [null] }),
    openCount: count('Not closed, now: for an analyst, those assigned to them.'),
    overdueCount: count('Of these, not decided in time.'),
    closedCount: count('Closed in the period: for an analyst, those that they decided.'),
    falsePositiveCount: count('Of these, false positives.'),
    trueMatchCount: count('Of these, true matches.'),
    undecidedCount: count('Of these, closed as undecided.'),
    falsePositiveShare: z
      .number()
      .nullable()
      .meta({ description: 'Share of the decided cases, 0 to 1; null if none was decided.', examples: [0.94] }),
    medianHours: z
      .number()
      .nullable()
      .meta({
        description: 'Time from opening or reopening to the decision; null if none was decided.',
        examples: [5.5],
      }),
  })
  .meta({ id: 'CaseStatisticsRow', description: 'Cases of one analyst, list, queue or group.' });

const ageSchema = z
  .object({
    belowHours: z
      .int()
      .nullable()
      .meta({ description: 'Younger than this and not in the previous class; null: older than all.', examples: [24] }),
    count: count('Cases that are not closed.'),
  })
  .meta({ id: 'CaseAge', description: 'How many open cases are of an age.' });

/** Response of `GET /cases/statistics`. */
export const caseStatisticsSchema = z
  .object({
    by: by.meta({ description: 'What was counted by.', examples: ['list'] }),
    from: instant('Begin of the period.'),
    to: instant('End of the period.'),
    total: rowSchema,
    items: z.array(rowSchema).meta({
      description: 'A case with listings of two lists counts for both.',
      examples: [[]],
    }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all are on one page.', examples: [null] }),
    ages: z.array(ageSchema).meta({ description: 'Since they were opened, or opened again.', examples: [[]] }),
  })
  .meta({ id: 'CaseStatistics', description: 'How many cases there are, and how long they take.' });

export type CaseStatistics = DeepReadonly<z.output<typeof caseStatisticsSchema>>;
