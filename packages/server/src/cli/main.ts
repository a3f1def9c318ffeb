import { closestMember } from '@namesake/contract/closest-member';
import { fileCause, fileProblemOf } from '../lib/errors/file-problem.ts';
import { storageProblemOf } from '../lib/errors/storage-problem.ts';
import { UsageError } from './command/command.ts';

type Command = { readonly summary: string; readonly load: () => Promise<(args: readonly string[]) => Promise<void>> };

/** Each command is imported when used: `compare` must not load an HTTP framework. */
const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { summary: 'run the service', load: async () => (await import('./serve.ts')).serve },
  screen: { summary: 'screen a file of names (JSONL)', load: async () => (await import('./screen.ts')).screenCommand },
  compare: {
    summary: 'score pairs of parties (JSONL)',
    load: async () => (await import('./compare.ts')).compareCommand,
  },
  explain: {
    summary: 'explain why a listed party was found or not',
    load: async () => (await import('./explain.ts')).explainCommand,
  },
  tokens: { summary: 'create, list or revoke API tokens', load: async () => (await import('./tokens.ts')).tokens },
  users: {
    summary: 'list, invite or unlock people, reset a password',
    load: async () => (await import('./users.ts')).users,
  },
  policies: {
    summary: 'put a policy in force without a second person',
    load: async () => (await import('./policies.ts')).policiesCommand,
  },
  ownership: {
    summary: 'import, export or check ownership data (CSV)',
    load: async () => (await import('./ownership.ts')).ownership,
  },
  backup: {
    summary: 'write everything a restore needs into one file',
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    summary: 'restore a backup, or check it',
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
  preview: {
    summary: 'show whose status this version or a policy would change',
    load: async () => (await import('./preview.ts')).previewCommand,
  },
  migrate: {
    summary: 'bring tables up to date, or move records to PostgreSQL',
    load: async () => (await import('./migrate.ts')).migrateCommand,
  },
  verify: {
    summary: 'verify all records, or one receipt',
    load: async () => (await import('./verify.ts')).verifyCommand,
  },
  proof: {
    summary: 'make decisions count again after the secret was lost',
    load: async () => (await import('./proof.ts')).proofCommand,
  },
  evidence: {
    summary: 'write an evidence pack for a period (ZIP)',
    load: async () => (await import('./evidence.ts')).evidenceCommand,
  },
  keys: { summary: 'list or rotate receipt keys', load: async () => (await import('./keys.ts')).keysCommand },
  lists: {
    summary: 'show, refresh and compare lists and their versions',
    load: async () => (await import('./lists.ts')).lists,
  },
  jobs: {
    summary: 'show or retry background jobs',
    load: async () => (await import('./jobs.ts')).jobsCommand,
  },
  status: {
    summary: 'show the state of the running service',
    load: async () => (await import('./status.ts')).statusOfService,
  },
  mcp: {
    summary: 'connect an MCP client on stdio to a running service',
    load: async () => (await import('./mcp.ts')).mcpCommand,
  },
  doctor: {
    summary: 'examine an installation: problems and fixes',
    load: async () => (await import('./doctor.ts')).doctor,
  },
};

const USAGE = `namesake: self-hosted sanctions screening

Usage: namesake <command> [options]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

  namesake <command> --help   what a command takes, with examples
  namesake --version
`;

async function main(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${(await import('../config/version.ts')).VERSION}\n`);
    return;
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(USAGE);
    return;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const meant = closestMember(name, Object.keys(COMMANDS));
    const hint = meant === undefined ? 'See namesake --help.' : `Did you mean "${meant}"?`;
    throw new UsageError(`There is no command "${name}". ${hint}`);
  }
  const run = await command.load();
  await run(rest);
}

// The reader of the output may stop early (`namesake screen … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`namesake: Standard output cannot be written: ${fileCause(error) ?? error.message}.\n`);
  process.exit(1);
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`namesake: ${textOf(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** Errors that the operator can fix are printed as a sentence; others with a stack trace. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = fileProblemOf(error) ?? storageProblemOf(error)?.text;
  if (said !== undefined) return said;
  const ofSystem = 'syscall' in error && 'path' in error;
  const expected = ofSystem || ['UsageError', 'ConfigError', 'ListRefused', 'BackupRefused'].includes(error.name);
  return expected ? error.message : (error.stack ?? error.message);
}
