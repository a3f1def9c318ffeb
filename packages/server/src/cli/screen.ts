import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { policyMemberSchemas } from '@namesake/contract';
import { DEFAULT_POLICY, EFFECTS, ENGINE_VERSION, type Policy, weakerThanDefault } from '@namesake/engine/vocabulary';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings } from '../config/settings.ts';
import type { Line } from '../lib/formats/lines.ts';
import { LoadTracker } from '../lists/loading/load-tracker.ts';
import { progressText } from '../lists/loading/progress-text.ts';
import { RowFiller } from '../lists/neighbour-rows/row-filler.ts';
import { readAttestation } from '../lists/state/attestation.ts';
import { noOfficialList } from '../lists/state/no-official-list.ts';
import { notSearched } from '../modules/lists/view.ts';
import { IgnoredMembers } from '../row-files/column-content.ts';
import { asUsage, readNumber, readOptions, UsageError } from './command/command.ts';
import { checkOutputFile } from './command/output-file.ts';
import { progressOn } from './command/progress-line.ts';
import { type AnsweredBlock, answerLines } from './screening/answer-lines.ts';
import { type LoadedIndex, loadIndex, oldLists } from './screening/load-index.ts';
import { checkInputFile } from './screening/mistaken-input.ts';
import { Progress } from './screening/progress.ts';
import { type FileRunEnd, runFile, runStream } from './screening/run-file.ts';
import { checkSeparateFiles } from './screening/separate-files.ts';
import { unscreenedLine } from './screening/tally.ts';
import { prepareSummary, writeSummary } from './screening/write-summary.ts';

const USAGE = `Screen a file of names against list files on disk: JSON lines in, one JSON line out for each, in order.

Usage: namesake screen --lists DIR [options] < rows.jsonl > answers.jsonl

  --lists DIR      folder with official list files; what it holds is the required set
  --lists-required IDS   additional required lists, separated by commas (NAMESAKE_LISTS_REQUIRED)
  --threshold N    name score (50-100) from which a party is a result   75
                   above 75, a row without a result is "incomplete"
  --limit N        maximum results per row (1-100)                       25
  --rules JSON     rules for parties listed only for export_control, debarment or pep, as in policies:
                   '{"debarment":{"threshold":90,"priority":"review"}}'
  --effects A,B    only parties with one of these legal effects (export_control, debarment, pep, ...); all by default
                   a row names the parties left out; without a sanction's effect it is never "no_match"
  --in F --out F   files instead of standard input and output
  --checkpoint F   with --in and --out: a stopped run, even after kill -9, resumes where it was
  --ignore A,B     members of rows that are set aside; a row without one of its names is never "no_match"
  --summary F      JSON: lists, policy, engine, times, rows by outcome, rows that were not screened
  --data DIR       keep the index there: the next run on the same lists starts immediately
  --threads N      search threads; by default one per core
  --lists-attested WHY   the files are current, whatever their age: "reason; until 2026-12-31"   NAMESAKE_LISTS_ATTESTED
  --progress       show progress, even if standard error is not a terminal

A line in:  {"id":"c-1","searchText":"Orlan Vestrakov","type":"person","birthDate":"1971","countries":["DE"]}
A line out: {"id":"c-1","outcome":"potential_match","results":[{"entityId":…,"priority":…,"score":…,…}]}
An "externalRef" is returned. An unknown member is an error: leave it out with --ignore.
A row that cannot be screened: {"id":"c-2","error":{"code":"empty_search_text","line":2}}
Hold on anything but "no_match".

Exit status: 0 every row was screened, 1 the run failed, 2 rows were not screened (the last line on standard
error says which), or the command line cannot be used.

Example:
  namesake screen --lists ./official-lists --in customers.jsonl --out answers.jsonl --checkpoint run.ckpt
`;

/** A run of this length computes the rows of listed words, so that the next run on the same lists has them. */
const LONG_RUN_MS = 10_000;

/** Screens JSON lines against the lists of a folder. */
export async function screenCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    lists: { type: 'string' },
    'lists-required': { type: 'string' },
    threshold: { type: 'string' },
    limit: { type: 'string' },
    effects: { type: 'string' },
    rules: { type: 'string' },
    in: { type: 'string' },
    out: { type: 'string' },
    checkpoint: { type: 'string' },
    ignore: { type: 'string' },
    summary: { type: 'string' },
    data: { type: 'string' },
    threads: { type: 'string' },
    progress: { type: 'boolean' },
    'lists-attested': { type: 'string' },
  });
  const { lists, in: input, out: output, checkpoint, summary } = options;
  const startedAt = new Date().toISOString();
  if (lists === undefined) throw new UsageError('Say which lists to screen against: --lists DIR.');
  if (checkpoint !== undefined && (input === undefined || output === undefined))
    throw new UsageError('--checkpoint needs --in and --out: only work on files can be resumed.');
  const limit = readNumber('limit', options.limit, 1, 100) ?? DEFAULT_POLICY.limit;
  const threshold = readNumber('threshold', options.threshold, 50, 100) ?? DEFAULT_POLICY.threshold;
  const policy: Policy = {
    ...DEFAULT_POLICY,
    threshold,
    limit: Math.floor(limit),
    ...readEffects(options.effects),
    ...readRules(options.rules),
  };
  const { LISTS_ATTESTED, LISTS_REQUIRED } = readEnvironment().environment;
  // Other settings belong to the service: an invalid one must not stop a screening.
  const { listsAttested, listsRequired: required } = asUsage(() =>
    resolveSettings(
      { LISTS_ATTESTED, LISTS_REQUIRED },
      { LISTS_ATTESTED: options['lists-attested'], LISTS_REQUIRED: options['lists-required'] },
    ),
  );
  if (listsAttested !== null) asUsage(() => readAttestation(listsAttested));
  // Checked before the lists are read, which takes longer, and before anything is written.
  checkSeparateFiles({ input, output, checkpoint, summary });
  if (input !== undefined) checkInputFile(input);
  if (output !== undefined) checkOutputFile(output, checkpoint === undefined ? 'file or device' : 'file');
  if (summary !== undefined) prepareSummary(summary);
  const line = progressOn(process.stderr);
  const say = (text: string): void => line.above(() => void process.stderr.write(`${text}\n`));
  const loud = options.progress === true || process.stderr.isTTY;
  const tracker = new LoadTracker((step) => loud && line.show(step === null ? null : progressText(step)));
  const loaded = await loadIndex(lists, loud ? say : () => {}, say, { dataDir: options.data, required, tracker });
  if (loaded.broken.length > 0)
    say(
      `warning: ${loaded.broken.length} of the files cannot be used (${loaded.broken.map(({ path }) => basename(path)).join(', ')}): rows without a result are "incomplete"`,
    );
  if (noOfficialList({ origin: 'disk', lists: loaded.versions }, required) !== undefined)
    say(`warning: ${lists} holds no official list: "no_match" says only that nobody was found on what it holds`);
  const old = oldLists(loaded.versions, listsAttested, Date.parse(startedAt));
  for (const line of old.lines) say(line);
  for (const why of loaded.lacking) say(`warning: ${why}: rows without a result are "incomplete"`);
  const absent = notSearched(loaded.versions.map(({ id }) => id));
  if (loud && absent.length > 0) say(`note: not searched: ${absent.join(', ')}`);
  if (threshold > DEFAULT_POLICY.threshold)
    say(`warning: a threshold above ${DEFAULT_POLICY.threshold} hides results: rows without a result are "incomplete"`);

  const weak = weakerThanDefault({ ...policy, threshold: DEFAULT_POLICY.threshold }, DEFAULT_POLICY, []);
  for (const { text } of weak) say(`warning: ${text}: rows without a result are "incomplete"`);

  const ignored = new IgnoredMembers();
  const threads = Math.floor(readNumber('threads', options.threads, 1, 64) ?? availableParallelism());
  const aside = (options.ignore ?? '').split(',').filter((member) => member !== '');
  const screening = {
    policy,
    ignored: aside,
    complete: loaded.broken.length + loaded.lacking.length === 0 && !old.isUnusable,
    nowMs: Date.parse(startedAt),
  };
  const answer = (lines: AsyncIterable<Line>) => answerLines(lines, loaded.image, screening, threads);
  const sayProgress = loud ? say : undefined;
  let progress = new Progress(input === undefined ? undefined : statSync(input).size, 0, sayProgress);
  const onBlock = (block: AnsweredBlock, endBytes = block.endBytes): void => {
    progress.add(block.tally.rows, endBytes);
    for (const members of block.ignored) ignored.add(members);
  };
  const run = async (): Promise<FileRunEnd> => {
    if (checkpoint === undefined || input === undefined || output === undefined)
      return { tally: await runStream({ input, output, answer, onBlock }), startedAt };
    const onStart: Parameters<typeof runFile>[0]['onStart'] = (from, bytes) => {
      if (from.done) say(`${output} is complete: ${from.rows} rows`);
      else if (from.rows > 0) say(`going on after ${from.rows} rows`);
      progress = new Progress(bytes, from.inputBytes, sayProgress);
    };
    const fingerprint = fingerprintOf(loaded, policy, old.isUnusable, aside);
    return runFile({ input, output, checkpoint, fingerprint, answer, onStart, onBlock, startedAt });
  };
  const rows = new RowFiller(say);
  const filling = setTimeout(() => void rows.fill(loaded), LONG_RUN_MS);
  const end = await run().finally(() => {
    clearTimeout(filling);
    rows.end();
  });
  if (loud) say(progress.summary());
  for (const line of ignored.lines('was set aside')) say(line);
  if (end.tally.rows === 0) say('note: the input has no rows: nothing was screened');
  if (summary !== undefined) writeSummary(summary, end, { loaded, policy, endedAt: new Date().toISOString() });
  const unscreened = unscreenedLine(end.tally);
  if (unscreened === undefined) return;
  say(unscreened);
  process.exitCode = 2;
}

/** @throws UsageError for an unknown effect */
function readEffects(given: string | undefined): Pick<Policy, 'effects'> {
  if (given === undefined) return {};
  const named = given.split(',').map((each) => each.trim());
  const unknown = named.filter((each) => !EFFECTS.some((effect) => effect === each));
  if (unknown.length > 0) throw new UsageError(`--effects takes ${EFFECTS.join(', ')}; not ${unknown.join(', ')}.`);
  return { effects: EFFECTS.filter((effect) => named.includes(effect)) };
}

/** @throws UsageError when they are not valid policy rules */
function readRules(given: string | undefined): Pick<Policy, 'rules'> {
  if (given === undefined) return {};
  try {
    const rules = policyMemberSchemas.rules.parse(JSON.parse(given));
    return rules === undefined ? {} : { rules };
  } catch {
    throw new UsageError(`--rules takes JSON such as {"debarment":{"threshold":90,"priority":"review"}}.`);
  }
}

function fingerprintOf(
  { versions, broken, lacking }: LoadedIndex,
  policy: Policy,
  isOld: boolean,
  aside: readonly string[],
): string {
  const lists = versions.map(({ id, sha256 }) => [id, sha256]);
  return createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, policy, lists, broken.length + lacking.length, isOld, aside]))
    .digest('hex');
}
