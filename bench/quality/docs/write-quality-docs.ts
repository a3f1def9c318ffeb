// Writes the tables of README.md and docs/guide/quality.md from bench/baseline/quality.json. Run: npm run docs:quality
import { writeFileSync } from 'node:fs';
import { qualityPages } from './quality-docs.ts';

for (const { url, made } of qualityPages()) writeFileSync(url, made);
