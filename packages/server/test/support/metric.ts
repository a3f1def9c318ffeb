import { parseMetrics } from '../../src/modules/monitoring/ask-node.ts';
import type { TestService } from './test-service.ts';

type Labels = Readonly<Record<string, string>>;

/** Reads a metric of a service: the value of the one series that has these labels; undefined where there is none. */
export async function metricOf(
  { url }: Pick<TestService, 'url'>,
  name: string,
  labels: Labels = {},
): Promise<number | undefined> {
  const samples = parseMetrics(await (await fetch(`${url}/metrics`)).text());
  const wanted = Object.entries(labels);
  return samples.find((one) => one.name === name && wanted.every(([key, value]) => one.labels[key] === value))?.value;
}
