import { execFileSync } from 'node:child_process';
import type { DocumentedCommand } from './documented-commands.ts';
import { fill } from './fill.ts';
import { runShell } from './run-shell.ts';
import { SPECIAL, type Special } from './special.ts';
import type { Workshop } from './workshop.ts';

export type Tried = DocumentedCommand & {
  readonly outcome: 'ran' | 'a program is missing' | { readonly failed: string };
};

/** What is particular of a command. */
export const specialOf = (text: string): Special | undefined => SPECIAL.find(({ of }) => text.includes(of));

/** Runs commands one after another, each in a shell of its own. */
export async function tryCommands(
  workshop: Workshop,
  commands: readonly DocumentedCommand[],
): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const command of commands) {
    const special = specialOf(command.text);
    const isMissing = special?.needs !== undefined && !isInstalled(special.needs);
    tried.push({
      ...command,
      outcome: isMissing ? 'a program is missing' : await outcomeOf(workshop, command, special),
    });
  }
  return tried;
}

async function outcomeOf(
  workshop: Workshop,
  { text }: DocumentedCommand,
  special: Special | undefined,
): Promise<Tried['outcome']> {
  await special?.before?.(workshop);
  const later = await special?.later?.(workshop);
  const own = Object.entries(special?.instead ?? {}).reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const filled = await fill(workshop, own);
  const environment = { ...workshop.environment, ...special?.environment, ...later };
  const { code, output } = await runShell(filled, workshop.path(special?.cwd ?? '.'), environment, special?.input);
  const isRight = code === (special?.exit ?? 0) && output.includes(special?.says ?? '');
  return isRight ? 'ran' : { failed: `${filled}\nended with ${String(code)}: ${output.slice(0, 1_000)}` };
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
