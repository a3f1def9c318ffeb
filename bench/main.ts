// Measures the engine, the service and the reading of lists. Usage: npm run bench [-- speed|quality|lists|http] [options]; for the options see docs/guide/quality.md.
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    lists: { type: 'string', default: '../shared/lists/current' },
    cases: { type: 'string', default: '../shared/cases' },
    all: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    parts: { type: 'boolean', default: false },
    only: { type: 'string' },
    rows: { type: 'string' },
    check: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    grow: { type: 'string' },
  },
});

const wanted = positionals.length > 0 ? positionals : ['speed', 'quality'];
const report: Record<string, unknown> = {};
for (const what of wanted) {
  if (what === 'speed') report['speed'] = await (await import('./speed/measure-speed.ts')).measureSpeed(values);
  else if (what === 'quality')
    report['quality'] = await (await import('./quality/measure-quality.ts')).measureQuality(values);
  else if (what === 'lists') report['lists'] = await (await import('./lists/measure-lists.ts')).measureLists(values);
  else if (what === 'http') report['http'] = await (await import('./http/measure-http.ts')).measureHttp(values);
  else {
    console.error(`bench: "${what}" is not measured here. Usage: npm run bench [-- speed|quality|lists|http] [--json]`);
    process.exit(2);
  }
}
if (values.json) console.log(JSON.stringify(report, null, 2));
