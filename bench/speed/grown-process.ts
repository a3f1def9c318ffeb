// Loads and searches a saved index in a separate process, whose memory is what such a service needs. Usage: node
// grown-process.ts DIR TEXTS.json
import { readFileSync } from 'node:fs';
import { DEFAULT_POLICY, screen } from '@namesake/engine';
import { loadForBench } from './saved-times.ts';

const [dir = '', texts = ''] = process.argv.slice(2);
const asked: { readonly warmUp: readonly string[]; readonly timed: readonly string[] } = JSON.parse(
  readFileSync(texts, 'utf8'),
);
const started = performance.now();
const index = await loadForBench(dir);
const loadMs = performance.now() - started;
const search = (searchText: string): number => screen(index, { searchText }, DEFAULT_POLICY).total;
for (const text of asked.warmUp) search(text);
const before = process.threadCpuUsage();
let results = 0;
for (const text of asked.timed) results += search(text);
const { user, system } = process.threadCpuUsage(before);
const rssMb = Math.round(process.memoryUsage.rss() / 1e6);
const cpuMean = (user + system) / 1000 / asked.timed.length;
console.log(JSON.stringify({ loadMs: Math.round(loadMs), cpuMean, rssMb, meanResults: results / asked.timed.length }));
