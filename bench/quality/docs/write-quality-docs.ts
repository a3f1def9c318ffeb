// Writes the tables of docs/guide/quality.md from bench/baseline/quality.json. Run: npm run docs:quality
import { writeFileSync } from 'node:fs';
import { qualityPage } from './quality-docs.ts';

const { url, made } = qualityPage();
writeFileSync(url, made);
