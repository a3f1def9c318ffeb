import { ENDPOINTS, type Limitations, type ListsResponse } from '@namesake/contract';
import { z } from 'zod';
import { listLists } from '../lists/view.ts';
import { getLimitations } from '../search/scoring.ts';
import { first } from './fence.ts';
import { tool } from './tool.ts';

const MAX_LISTS = 50;

const listsOutput = z.object({
  complete: z.boolean().meta({ description: 'Whether every required list is loaded and young enough.' }),
  demo: z.boolean().meta({ description: 'Whether only the fictional sample list is loaded.' }),
  lists: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.string(),
      required: z.boolean(),
      version: z.string().nullable(),
      publishedAt: z.string().nullable(),
      checkedAt: z.string().nullable(),
      ageSeconds: z.number().nullable(),
      recordCount: z.int().nullable(),
      problem: z.string().nullable(),
    }),
  ),
  notSearched: z.array(z.string()).meta({ description: 'Official lists that are not loaded here.' }),
  notShown: z.int().meta({ description: 'Lists left out here.' }),
});

/** Short form of the lists from `GET /lists`. */
export const listsTool = tool({
  name: 'lists',
  title: 'Show the lists and their age',
  description: 'Which lists are searched, how old they are, and whether a search is complete on them.',
  endpoint: ENDPOINTS.listLists,
  input: z.strictObject({}),
  output: listsOutput,
  run: async (call) => {
    const answer = listLists(call);
    return { text: textOf(answer), data: presentLists(answer) };
  },
});

function textOf({ complete, demo, items }: ListsResponse): string {
  if (demo) return 'Only the fictional sample list is loaded, so nothing follows from searches for any real party.';
  const missing = items.filter(({ required, status }) => required && status !== 'fresh' && status !== 'aged').length;
  return complete
    ? 'Every required list is loaded and young enough.'
    : `Required lists that cannot be relied on: ${missing}. A search that finds nothing on them proves nothing.`;
}

function presentLists({ complete, demo, items, coverage }: ListsResponse): z.input<typeof listsOutput> {
  return {
    complete,
    demo,
    lists: first(items, MAX_LISTS).map((list) => {
      const { id, title, status, required, version, publishedAt, checkedAt, ageSeconds, recordCount, problem } = list;
      return { id, title, status, required, version, publishedAt, checkedAt, ageSeconds, recordCount, problem };
    }),
    notSearched: first(coverage.notSearched, 20),
    notShown: Math.max(0, items.length - MAX_LISTS),
  };
}

const limitationsOutput = z.object({
  notCovered: z.array(z.object({ code: z.string(), text: z.string() })),
  notRead: z.array(z.object({ title: z.string(), reason: z.string() })),
  lists: z.array(z.object({ list: z.string(), title: z.string(), limitations: z.array(z.string()) })),
});

/** What screening cannot show, from `GET /limitations`. */
export const limitationsTool = tool({
  name: 'limitations',
  title: 'Show what screening cannot find',
  description: 'What no list covers, which official lists are not read, and what each list does not say.',
  endpoint: ENDPOINTS.getLimitations,
  input: z.strictObject({}),
  output: limitationsOutput,
  run: async () => ({
    text: 'What a search here cannot find, whatever its outcome.',
    data: presentLimitations(getLimitations()),
  }),
});

const presentLimitations = ({ notCovered, notRead, lists }: Limitations): z.input<typeof limitationsOutput> => ({
  notCovered: notCovered.map(({ code, text }) => ({ code, text })),
  notRead: notRead.map(({ title, reason }) => ({ title, reason })),
  lists: lists.map(({ list, title, limitations }) => ({
    list,
    title,
    limitations: limitations.map(({ text }) => text),
  })),
});
