// Before each test file: properties draw the same cases in every run, so that a red test is the change's own.
// `npm run release:check` draws others each day.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });
