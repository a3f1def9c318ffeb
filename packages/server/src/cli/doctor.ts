import { VERSION } from '../config/version.ts';
import { examine } from '../doctor/examine.ts';
import { CHECKS, type Finding, type FindingStatus } from '../doctor/finding.ts';
import { readOptions } from './command/command.ts';

const USAGE = `Examine an installation: report problems and how to fix them. Changes nothing. The service may be running or stopped.

Usage: namesake doctor [options]     the same options and settings as: namesake serve

  --port N              port of the service           NAMESAKE_PORT      8080
  --host H              address that it listens on    NAMESAKE_HOST      127.0.0.1
  --data DIR            database, secret, downloads   NAMESAKE_DATA_DIR  ./data
  --lists DIR           official list files on disk   NAMESAKE_LISTS_DIR
  --lists-required IDS  lists that a complete answer needs   NAMESAKE_LISTS_REQUIRED
  --lists-attested WHY  declare those files current          NAMESAKE_LISTS_ATTESTED
  --offline             never download                NAMESAKE_OFFLINE
  --full                also compare every database index with its table, and rows that can clear a party with their MACs
  --json                one JSON object

Exit status: 0 no problem (there may be warnings), 1 a problem

Examples:
  namesake doctor
  namesake doctor --data /var/lib/namesake --lists ./official-lists
  namesake doctor --json | jq '.findings[] | select(.status != "ok")'
`;

/** Examines an installation. */
export async function doctor(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    lists: { type: 'string' },
    'lists-required': { type: 'string' },
    'lists-attested': { type: 'string' },
    offline: { type: 'boolean' },
    full: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const overrides = {
    PORT: options.port,
    HOST: options.host,
    DATA_DIR: options.data,
    LISTS_DIR: options.lists,
    LISTS_REQUIRED: options['lists-required'],
    LISTS_ATTESTED: options['lists-attested'],
    OFFLINE: options.offline === true ? 'true' : undefined,
  };
  const isShown = options.json !== true && process.stderr.isTTY;
  const onRead = (path: string): void => void (isShown && process.stderr.write(`  reading ${path}\n`));
  const examination = await examine({ environment: process.env, overrides, isFull: options.full === true, onRead });
  const { findings } = examination;
  const hasProblem = findings.some(({ status }) => status === 'problem');
  if (hasProblem) process.exitCode = 1;
  if (options.json === true) {
    const count = (status: string): number => findings.filter((finding) => finding.status === status).length;
    const counts = { problem: count('problem'), warning: count('warning'), ok: count('ok') };
    const status = hasProblem ? 'problem' : counts.warning > 0 ? 'warning' : 'ok';
    const report = { version: VERSION, examinedAt: new Date().toISOString(), status, counts, ...examination };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  } else {
    const signs = process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '';
    process.stdout.write(findingsText(findings, signs));
  }
}

const SIGNS: Readonly<Record<FindingStatus, string>> = { ok: '✓', warning: '!', problem: '✗' };
const WORDS: Readonly<Record<FindingStatus, string>> = { ok: 'ok     ', warning: 'warning', problem: 'problem' };

/** Formats findings by check, with a summary line. @param signs whether signs replace words, as at a terminal */
export function findingsText(findings: readonly Finding[], signs: boolean): string {
  const mark = signs ? SIGNS : WORDS;
  const indent = ' '.repeat(mark.ok.length + 3);
  const groups = CHECKS.map((check) => {
    const group = findings.filter((finding) => finding.check === check);
    const lines = group.map(({ status, text, fix }, at) => {
      // A shared fix is stated once, below the last of its findings.
      const isLast = fix !== undefined && group[at + 1]?.fix !== fix;
      return `  ${mark[status]} ${oneLine(text)}\n${isLast ? `${indent}fix: ${oneLine(fix)}\n` : ''}`;
    });
    return lines.length === 0 ? '' : `${check}\n${lines.join('')}`;
  });
  return `${groups.join('')}\n${summaryText(findings)}\n`;
}

function summaryText(findings: readonly Finding[]): string {
  const count = (status: FindingStatus): number => findings.filter((finding) => finding.status === status).length;
  const many = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${many(count('problem'), 'problem')}, ${many(count('warning'), 'warning')}, ${count('ok')} ok.`;
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
