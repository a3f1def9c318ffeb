import { existsSync } from 'node:fs';
import type { Index } from '@namesake/engine';
import { sampleListings } from '@namesake/lists';
import { indexOf, loadIndex } from '../lists/load-index.ts';
import type { CpuMs } from '../service/process-figures.ts';
import { type RunningService, startService } from '../service/running-service.ts';
import { answersFound } from './answers-found.ts';
import { bareCpuMs } from './bare-cpu.ts';
import { measureBusy } from './busy.ts';
import { type Driven, drive } from './drive.ts';
import { drivePacedApart } from './drive-paced.ts';
import { engineCpuMs } from './engine-cpu.ts';
import { type HttpReport, keepOrCheck, printHttp } from './http-report.ts';
import { recombined, searchTexts } from './search-texts.ts';

export type HttpOptions = {
  readonly lists: string;
  readonly cases: string;
  readonly json: boolean;
  /**
   * On the fictional sample, where the engine has little to do and overhead is most visible. The baseline uses it too.
   */
  readonly quick: boolean;
  readonly check: boolean;
  readonly update: boolean;
};

const CONNECTIONS = 32;
/**
 * Names searched for warm-up, and names composed of their words: until common words are cached and code is compiled,
 * which takes some twenty thousand searches, as in a service that has run for minutes.
 */
const WARM_UP = 8_000;
const MORE_WARM_UP = 16_000;
/** Searches at full speed, in rounds between which the engine is measured alone; and at half speed. */
const ROUND = 1_500;
const ROUNDS = 4;
const LEAD_IN = 1_500;
const AT_HALF = 4_400;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Searches names over HTTP on the real service and measures throughput, latency and cost per search. */
export async function measureHttp(options: HttpOptions): Promise<HttpReport> {
  const { quick, check, update } = options;
  const lists = quick || check || update || !existsSync(options.lists) ? null : options.lists;
  const { index, listings } = lists === null ? indexOf(sampleListings().listings) : await loadIndex(lists);
  const texts = searchTexts(options.cases, listings, WARM_UP + ROUNDS * ROUND + LEAD_IN + AT_HALF);
  const bareMs = await bareCpuMs(CONNECTIONS);
  const service = await startService(lists);
  try {
    const measured = await searchedOn(service, index, texts);
    const beside = measured.cpuMs === null ? null : round(measured.cpuMs - measured.engineMs);
    const timesBare = beside === null || bareMs === null ? null : Math.round((beside / bareMs) * 10) / 10;
    const found = await answersFound(lists, listings);
    const busy = lists === null ? null : await measureBusy(lists, texts.slice(0, WARM_UP), texts.slice(WARM_UP));
    const report = { ...measured, found, busy, besideEngineMs: beside, bareMs: bareMs && round(bareMs), timesBare };
    if (!options.json) printHttp(report);
    keepOrCheck(report, options);
    return report;
  } finally {
    await service.end();
    service.remove();
  }
}

type Round = {
  readonly driven: Driven;
  readonly before: CpuMs | null;
  readonly after: CpuMs | null;
  readonly engineMs: number;
};

type Searched = Omit<HttpReport, 'found' | 'busy' | 'besideEngineMs' | 'bareMs' | 'timesBare'>;

async function searchedOn(service: RunningService, index: Index, texts: readonly string[]): Promise<Searched> {
  const { base } = service;
  const token = await service.token();
  await service.settled();
  const rssReadyMb = service.rssMb();
  const bytesBefore = service.databaseBytes();
  const search = (some: readonly string[]): Promise<Driven> =>
    drive({ base, token, texts: some, connections: CONNECTIONS });
  const known = texts.slice(0, WARM_UP);
  const warm = [...known, ...recombined(known, MORE_WARM_UP)];
  await search(warm);
  engineCpuMs(index, warm);
  const rounds: Round[] = [];
  for (let from = WARM_UP; rounds.length < ROUNDS; from += ROUND) {
    const some = texts.slice(from, from + ROUND);
    const before = service.cpu();
    const driven = await search(some);
    const after = service.cpu();
    rounds.push({ driven, before, after, engineMs: engineCpuMs(index, some) });
  }
  const best = Math.max(...rounds.map(({ driven }) => driven.perSecond));
  const [fastest] = rounds.filter(({ driven }) => driven.perSecond === best);
  if (fastest === undefined) throw new Error('Nothing was measured.');
  const last = texts.slice(-(LEAD_IN + AT_HALF));
  const atHalf = { base, token, texts: last, leadIn: LEAD_IN, connections: CONNECTIONS };
  const half = await drivePacedApart({ ...atHalf, perSecond: Math.round(best / 2) });
  const rssSearchedMb = service.rssMb();
  await service.end();
  const mean = (of: (one: Round) => number | null): number | null => {
    const each = rounds.map(of).filter((value) => value !== null);
    return each.length === 0 ? null : round(each.reduce((a, b) => a + b, 0) / (each.length * ROUND));
  };
  return {
    full: fastest.driven,
    half,
    cpuMs: mean(({ before, after }) => before && after && after.all - before.all),
    mainCpuMs: mean(({ before, after }) => before && after && after.main - before.main),
    engineMs: mean(({ engineMs }) => engineMs) ?? 0,
    recordBytes: Math.round((service.databaseBytes() - bytesBefore) / (texts.length + MORE_WARM_UP)),
    rssReadyMb,
    rssSearchedMb,
  };
}
