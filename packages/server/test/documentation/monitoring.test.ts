import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { Metrics } from '../../src/modules/monitoring/metrics.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().regex(/^\d+[mh]$/),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string().min(10) }),
        }),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  uid: z.literal('namesake'),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const rules = rulesSchema.parse(parse(read('deploy/prometheus/alerts.yaml'))).groups.flatMap((group) => group.rules);
const { panels } = dashboardSchema.parse(JSON.parse(read('deploy/grafana/namesake.json')));
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];
const guide = read('docs/guide/monitoring.md');
const text = await new Metrics().text();
const served = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
const series = new Set(
  served.flatMap(({ name, type }) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
);

/** Names of metrics in an expression, and whether all of it could be read. */
function parsed(expression: string): { readonly ok: boolean; readonly names: readonly string[] } {
  const names: string[] = [];
  let ok = true;
  parser.parse(expression).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) ok = false;
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(expression.slice(from, to));
    },
  });
  return { ok, names };
}

describe('the dashboard and the alerts', () => {
  it.each(expressions)('%s is PromQL over metrics that the service has', (_, expression) => {
    const { ok, names } = parsed(expression);
    expect(ok).toBe(true);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !series.has(name))).toEqual([]);
  });

  it('are checked by a parser that finds mistakes', () => {
    expect(parsed('sum by (list (rate(namesake_x[5m]))').ok).toBe(false);
    expect(parsed('rate(namesake_gone_total[5m])').names).toEqual(['namesake_gone_total']);
  });
});

describe('the guide', () => {
  it('describes every metric of the service, and no other', () => {
    const described = [...guide.matchAll(/^\| `(namesake_\w+)` \| (\w+) \|/gm)].map(([, name, type]) => ({
      name,
      type,
    }));
    const own = served.filter(({ name }) => name.startsWith('namesake_'));
    const sorted = (all: readonly { name?: string | undefined; type?: string | undefined }[]) =>
      all.map(({ name, type }) => `${name} ${type}`).sort();
    expect(sorted(described)).toEqual(sorted(own));
  });

  it('says of every alert what to do, and of no other', () => {
    const rows = [...guide.matchAll(/^\| `(Namesake\w+)` \((\w+)\) \| [^|]{20,} \| [^|]{20,} \|$/gm)];
    expect(rows.map(([, alert, severity]) => `${alert} ${severity}`)).toEqual(
      rules.map(({ alert, labels }) => `${alert} ${labels.severity}`),
    );
  });
});
