import { z } from 'zod';
import { instant } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { outcomeSchema } from './search-response.ts';

/** Verdict of a replay. */
export const REPLAY_VERDICTS = ['same', 'different', 'not_replayed'] as const;

/** Things that a replay needs and this installation lacks. */
export const REPLAY_MISSING = ['list_version', 'policy', 'request', 'answer'] as const;

/** Ways in which a replayed response can differ from the recorded one. */
export const REPLAY_DIFFERENCES = [
  'outcome_changed',
  'complete_changed',
  'total_changed',
  'threshold_changed',
  'interpretation_changed',
  'not_compared_changed',
  'warnings_changed',
  'suppressed_changed',
  'result_added',
  'result_removed',
  'order_changed',
  'priority_changed',
  'score_changed',
  'name_score_changed',
  'name_changed',
  'reasons_changed',
  'listings_changed',
  'evidence_changed',
] as const;

const SEARCH_ID = 'srch_001KqU4mGxY0u8hT2b9VwZ';
const HASH = `sha256:${'0'.repeat(64)}`;
const ENGINE = { version: '1.0.0', modelHash: HASH };
const ANSWER = { outcome: 'potential_match', complete: true, total: 1 };

const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });

const engineSchema = z
  .object({
    version: text('Version of the scoring engine.', '1.0.0'),
    modelHash: text('Hash of the frozen model.', HASH),
  })
  .meta({ id: 'ReplayEngine', description: 'An engine and its model.' });

const answerSchema = z
  .object({
    outcome: outcomeSchema.nullable().meta({
      description:
        'The outcome; null if this engine gives no answer at all, for example for a text that it cannot compare.',
      examples: ['potential_match'],
    }),
    complete: z.boolean().meta({ description: 'Whether the answer was complete.', examples: [true] }),
    total: z.int().meta({ description: 'Results on all pages.', examples: [1] }),
  })
  .meta({ id: 'ReplayAnswer', description: 'An answer in short.' });

const differenceSchema = z
  .object({
    code: z.enum(REPLAY_DIFFERENCES).meta({ description: 'What differs, as a code.', examples: ['score_changed'] }),
    entityId: z
      .string()
      .nullable()
      .meta({ description: 'The result that it is about; null for the whole answer.', examples: ['sample:P-001'] }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'The main name of that result.', examples: ['Orlan VESTRAKOV'] }),
    recorded: z
      .string()
      .nullable()
      .meta({ description: 'What was recorded; null if nothing.', examples: ['97.2'] }),
    replayed: z
      .string()
      .nullable()
      .meta({ description: 'What the replay gave; null if nothing.', examples: ['96.8'] }),
    text: text('The same as one plain English sentence.', 'The score is 96.8; 97.2 was recorded.'),
  })
  .meta({ id: 'ReplayDifference', description: 'One way in which the replayed answer differs.' });

const missingSchema = z
  .object({
    kind: z.enum(REPLAY_MISSING).meta({ description: 'What is missing.', examples: ['list_version'] }),
    name: text('Id of the list, or name of the policy; empty for others.', 'un_sc'),
    version: z
      .string()
      .nullable()
      .meta({ description: 'Version of the list.', examples: ['2026-03-02'] }),
    hash: z
      .string()
      .nullable()
      .meta({ description: 'SHA-256 of the list’s file, or the hash of the policy.', examples: [HASH] }),
    text: text('Why, as one plain English sentence.', 'un_sc of 2026-03-02 is not stored any more.'),
  })
  .meta({ id: 'ReplayMissing', description: 'Something that the replay needs and that is not here.' });

const listSchema = z
  .object({
    id: text('Id of the list.', 'un_sc'),
    version: z
      .string()
      .nullable()
      .meta({ description: 'Its version.', examples: ['2026-03-02'] }),
    fileHash: text('SHA-256 of its file.', HASH),
  })
  .meta({ id: 'ReplayList', description: 'A version of a list that the record names.' });

/** Response of `POST /searches/{id}/replay`. */
export const replaySchema = z
  .object({
    searchId: text('The screening that was replayed.', SEARCH_ID),
    replayedAt: instant('When.'),
    verdict: z.enum(REPLAY_VERDICTS).meta({
      description:
        'same: every compared result is as recorded. different: see differences. not_replayed: something is missing, and nothing was run.',
      examples: ['same'],
    }),
    same: z.boolean().meta({ description: 'Whether the verdict is same.', examples: [true] }),
    text: text('The verdict in words.', 'The same result, on the lists and the policy of that day.'),
    byRecordedEngine: z.boolean().meta({
      description:
        'Whether engine and model are the recorded ones. Otherwise the verdict is about another engine; the recorded one is needed to repeat the screening exactly.',
      examples: [true],
    }),
    engine: z
      .object({
        recorded: engineSchema.meta({ description: 'What the screening ran on.' }),
        used: engineSchema.meta({ description: 'What this installation runs.' }),
      })
      .meta({
        id: 'ReplayEngines',
        description: 'Engines of the record and of the replay.',
        examples: [{ recorded: ENGINE, used: ENGINE }],
      }),
    policy: z
      .object({
        name: text('Name of the policy.', 'default'),
        hash: text('Hash of the policy in force, including the changes in the request.', HASH),
      })
      .meta({ description: 'The policy that the record names.', examples: [{ name: 'default', hash: HASH }] }),
    lists: z.array(listSchema).meta({ description: 'The versions of lists that the record names.', examples: [[]] }),
    missing: z.array(missingSchema).meta({ description: 'What is missing; empty if it was run.', examples: [[]] }),
    recorded: answerSchema.meta({ description: 'The recorded answer.', examples: [ANSWER] }),
    replayed: answerSchema
      .nullable()
      .meta({ description: 'The replayed one; null if nothing was run.', examples: [ANSWER] }),
    differences: z.array(differenceSchema).meta({ description: 'What differs; empty if same.', examples: [[]] }),
  })
  .meta({ id: 'Replay', description: 'A recorded screening, run again, and what differs.' });

export type Replay = DeepReadonly<z.output<typeof replaySchema>>;
