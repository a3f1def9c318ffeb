// Generates packages/engine/src/knowledge/model/finding-effects.gen.ts: effects of findings on names, estimated from
// generated pairs. Usage: npm run findings [-- --lists DIR]     (default ../shared/lists/current; some minutes)
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FINDING_EFFECTS } from '../../packages/engine/src/knowledge/model/finding-effects.gen.ts';
import { effectsText } from './effects-text.ts';
import { estimateFindings } from './estimate-findings.ts';
import { ESTIMATE_SAMPLE } from './estimate-sample.ts';
import type { Observation } from './observation.ts';
import { observations } from './observations.ts';

const { values } = parseArgs({
  options: {
    lists: { type: 'string', default: '../shared/lists/current' },
    /** Pairs from an earlier run, for changing the estimate without generating pairs again. */
    from: { type: 'string' },
    keep: { type: 'string' },
  },
});
const pairs: readonly Observation[] = values.from
  ? JSON.parse(readFileSync(values.from, 'utf8'))
  : await observations(values.lists, ESTIMATE_SAMPLE.listed, ESTIMATE_SAMPLE.strangers);
if (values.keep) writeFileSync(values.keep, JSON.stringify(pairs));
const estimates = estimateFindings(pairs);
writeFileSync(
  new URL('../../packages/engine/src/knowledge/model/finding-effects.gen.ts', import.meta.url),
  effectsText(Object.keys(FINDING_EFFECTS), estimates),
);
for (const { code, bits, perBit, pairs: n } of estimates)
  process.stderr.write(`findings: ${code} ${bits.toFixed(2)} bits, ${perBit.toFixed(3)} per bit, from ${n} pairs\n`);
