import type { SearchResponse } from '@namesake/contract';
import { hashText } from '../../lib/ids/hash-text.ts';
import { namelessActor } from './actor-names.ts';

type Json = Readonly<Record<string, unknown>>;

/** Beginning of every answer recorded in the current format. */
const TODAY = '{"view":"full"';

/**
 * A recorded answer in the current format. Answers of releases before `view` have other names for some members, with
 * the same meaning. The record, its digests and its receipt keep the original bytes.
 */
export function readAnswer(recorded: string): SearchResponse {
  return JSON.parse(answerText(recorded));
}

/** The same as JSON. */
export const answerText = (recorded: string): string =>
  recorded.startsWith(TODAY) ? recorded : JSON.stringify(inTodaysWords(JSON.parse(recorded)));

// An answer that this release cannot read is left unchanged; a replay of it reports that.
const inTodaysWords = ({ suppressed, results, lists, ...answer }: Json): Json => ({
  view: 'full',
  ...answer,
  ...(Array.isArray(results) && { results: results.map(resultToday) }),
  ...(isJson(suppressed) && { suppressed: renamed(suppressed, SUPPRESSED) }),
  ...(Array.isArray(lists) && { lists: lists.map(listToday) }),
});

const SUPPRESSED: Readonly<Record<string, string>> = {
  weakAliasOnly: 'weakAliasOnlyCount',
  overLimit: 'overLimitCount',
  nearMisses: 'nearMissCount',
  lightNames: 'lightNameCount',
  byEffect: 'byEffectCount',
  byRule: 'byRuleCount',
  goodGuys: 'goodGuyCount',
};

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const renamed = (members: Json, names: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [names[name] ?? name, value]));

function resultToday(result: Json): Json {
  const { possiblySameAs: same, decision, decisions } = result;
  return {
    ...result,
    ...(Array.isArray(same) && { possiblySameAs: same.map((one) => renamed(one, { why: 'text' })) }),
    ...(decision !== undefined && { decision: decisionToday(decision) }),
    ...(Array.isArray(decisions) && { decisions: decisions.map(decisionToday) }),
  };
}

const decisionToday = (decision: unknown): unknown =>
  isJson(decision) && typeof decision['by'] === 'string'
    ? { ...decision, by: namelessActor(decision['by']) }
    : decision;

function listToday(list: Json): Json {
  const { sha256, ...named } = renamed(list, { records: 'recordCount' });
  return sha256 === undefined ? named : { ...named, fileHash: typeof sha256 === 'string' ? hashText(sha256) : null };
}
