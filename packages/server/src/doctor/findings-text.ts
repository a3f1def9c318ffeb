import { CHECKS, type Finding, type FindingStatus } from './finding.ts';

const SIGNS: Readonly<Record<FindingStatus, string>> = { ok: '✓', warning: '!', problem: '✗' };
const WORDS: Readonly<Record<FindingStatus, string>> = { ok: 'ok     ', warning: 'warning', problem: 'problem' };

/**
 * Findings for people, grouped by check, and a line that sums them up. @param signs whether a sign replaces the word,
 * as at a terminal
 */
export function findingsText(findings: readonly Finding[], signs: boolean): string {
  const mark = signs ? SIGNS : WORDS;
  const indent = ' '.repeat(mark.ok.length + 3);
  const groups = CHECKS.map((check) => {
    const group = findings.filter((finding) => finding.check === check);
    const lines = group.map(({ status, text, fix }, at) => {
      // What several have in common is said once, below the last of them.
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
