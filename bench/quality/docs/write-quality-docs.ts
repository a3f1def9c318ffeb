// Writes the tables and the chart of docs/guide/quality.md from bench/baseline. Run: npm run docs:quality
import { writeFileSync } from 'node:fs';
import { qualityPage, reliabilityPicture } from './quality-docs.ts';

for (const { url, made } of [qualityPage(), reliabilityPicture()]) writeFileSync(url, made);
