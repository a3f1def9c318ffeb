import { readFileSync } from 'node:fs';
import { closestMember } from '@namesake/contract/closest-member';
import { datasetSource, SOURCES, type Source } from '@namesake/lists';
import { z } from 'zod';
import { ConfigError } from '../lib/errors/config-error.ts';
import { plainHttpRefusal } from './plain-http.ts';

/** A list that this installation downloads, with its configuration. */
export type PlannedSource = Source & {
  /** Sent to the publisher's own address in the header that it requires. */
  readonly key?: string;
  /** Shortest interval between downloads, in milliseconds. */
  readonly everyMs?: number;
};

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const common = {
  mirrors: z.array(address).max(10).optional(),
  key: z.string().min(1).optional(),
  everyHours: z.number().min(1).max(720).optional(),
};

const planSchema = z.strictObject({
  lists: z
    .record(z.string(), z.strictObject({ download: z.boolean().optional(), url: address.optional(), ...common }))
    .default({}),
  datasets: z.record(z.string().regex(/^[a-z0-9_-]{1,64}$/), z.strictObject({ index: address, ...common })).default({}),
});

const HOUR_MS = 3_600_000;

/**
 * Lists that this installation downloads: the default ones, and changes from the operator's file, which may add others
 * and datasets.
 * @param path the operator's file; null if there is none
 * @param allowHttp hosts to which plain http is allowed
 * @throws ConfigError when the file is invalid
 */
export function plannedSources(path: string | null, allowHttp: readonly string[]): readonly PlannedSource[] {
  if (path === null) return SOURCES.filter(({ required }) => required);
  const { lists, datasets } = readPlan(path);
  refusePlainHttp(path, { lists, datasets }, allowHttp);
  const unknown = Object.keys(lists).find((id) => !SOURCES.some((source) => source.id === id));
  if (unknown !== undefined) throw new ConfigError(`${path}: ${noList(unknown)}`);
  const official = SOURCES.flatMap((source): PlannedSource[] => {
    const own = lists[source.id];
    if (own === undefined ? !source.required : own.download === false) return [];
    const { url, ...more } = own ?? {};
    // The operator's address replaces all addresses of the publisher.
    const { preferredUrls: _, linkPattern: __, mirrors: ___, ...plain } = source;
    return [withMore(url === undefined ? source : { ...plain, url }, more)];
  });
  const clash = Object.keys(datasets).find((id) => SOURCES.some((source) => source.id === id));
  if (clash !== undefined)
    throw new ConfigError(
      `${path}: a dataset cannot be ${clash}, which is an official list: its id here is ftm_${clash}.`,
    );
  return [
    ...official,
    ...Object.entries(datasets).map(([id, { index, ...more }]) => withMore(datasetSource(id, index), more)),
  ];
}

/** @throws ConfigError naming every disallowed plain http address */
function refusePlainHttp(path: string, { lists, datasets }: Plan, allowHttp: readonly string[]): void {
  const addresses = [
    ...Object.entries(lists).flatMap(([id, { url, mirrors = [] }]) => [
      [`lists.${id}.url`, url] as const,
      ...mirrors.map((mirror, at) => [`lists.${id}.mirrors.${at}`, mirror] as const),
    ]),
    ...Object.entries(datasets).flatMap(([id, { index, mirrors = [] }]) => [
      [`datasets.${id}.index`, index] as const,
      ...mirrors.map((mirror, at) => [`datasets.${id}.mirrors.${at}`, mirror] as const),
    ]),
  ];
  const faults = addresses.flatMap(([where, address]) => {
    const refusal = address === undefined ? undefined : plainHttpRefusal(address, allowHttp);
    return refusal === undefined ? [] : [`${path}: ${where}: ${refusal}`];
  });
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
}

type More = {
  readonly mirrors?: readonly string[] | undefined;
  readonly key?: string | undefined;
  readonly everyHours?: number | undefined;
};

function withMore(source: Source, { mirrors, key, everyHours }: More): PlannedSource {
  return {
    ...source,
    ...(mirrors === undefined ? {} : { mirrors }),
    ...(key === undefined ? {} : { key }),
    ...(everyHours === undefined ? {} : { everyMs: everyHours * HOUR_MS }),
  };
}

type Plan = z.output<typeof planSchema>;

function readPlan(path: string): Plan {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError(`NAMESAKE_LISTS_CONFIG: ${path} cannot be read as JSON: ${String(error)}`);
  }
  const parsed = planSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${path}: ${issue.path.join('.') || 'the file'}: ${issue.message}`);
  throw new ConfigError(faults.join('\n'));
}

function noList(id: string): string {
  const ids = SOURCES.map((known) => known.id);
  const meant = closestMember(id, ids);
  return `there is no list ${id}.${meant === undefined ? ` Known are ${ids.join(', ')}.` : ` Did you mean ${meant}?`}`;
}
