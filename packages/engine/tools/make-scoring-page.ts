// Writes docs/guide/scoring.md from the tables of the engine. Run: npm run docs:scoring
import { writeFileSync } from 'node:fs';
import { scoringPage } from './scoring-page.ts';

writeFileSync(new URL('../../../docs/guide/scoring.md', import.meta.url), scoringPage());
