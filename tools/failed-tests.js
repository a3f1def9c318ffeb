// Prints the last lines of a failed run: which tests failed, how to run each alone, and where its artefacts are.
import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';

/** Number of failures shown at the end of the log; the rest is above. */
const MAX_SHOWN = 6;
/** Artefacts of browser tests; see e2e/harness/keep-artefacts.ts. */
const ARTEFACTS = 'test-artefacts';

/** A Vitest reporter. */
export class FailedTests {
  onTestRunEnd(testModules, unhandledErrors) {
    const failed = testModules.flatMap((module) => failuresOf(module));
    if (failed.length === 0 && unhandledErrors.length === 0) return;
    const lines = [`${failed.length} failed, ${unhandledErrors.length} errors outside tests. To run one alone:`];
    for (const { name, command } of failed.slice(0, MAX_SHOWN)) lines.push(`FAILED ${name}`, `  ${command}`);
    if (failed.length > MAX_SHOWN) lines.push(`and ${failed.length - MAX_SHOWN} more, above`);
    const [error] = unhandledErrors;
    if (error !== undefined) lines.push(`ERROR ${String(error.message).split('\n')[0]}`);
    if (existsSync(ARTEFACTS) && readdirSync(ARTEFACTS).length > 0)
      lines.push(`Screenshots, consoles and logs of browser tests: ${ARTEFACTS}/`);
    process.stderr.write(`\n${lines.join('\n')}\n`);
  }
}

function failuresOf(module) {
  const path = relative(process.cwd(), module.moduleId);
  const command = (more = '') => `npx vitest run --project ${module.project.name} ${path}${more}`;
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: `${path} > ${test.fullName}`,
    command: command(` -t ${quoted(test.fullName.replaceAll(' > ', ' '))}`),
  }));
  const isBroken = module.errors().length > 0 || (tests.length === 0 && module.state() === 'failed');
  return isBroken ? [{ name: `${path} (before or after its tests)`, command: command() }, ...tests] : tests;
}

/** Quotes a name for a shell, and for Vitest, which reads it as a regular expression. */
function quoted(name) {
  return `'${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "'\\''")}'`;
}
