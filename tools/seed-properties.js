// Runs before each test file: properties draw the same cases in every run, so a failing test is caused by the change.
// `npm run release:check` draws different ones each day.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });
