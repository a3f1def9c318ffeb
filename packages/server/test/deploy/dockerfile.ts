import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DockerfileParser } from 'dockerfile-ast';

export const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

/** A line of the Dockerfile: its word in capitals, `--name=value` flags, and the rest. */
export type Instruction = {
  readonly word: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly text: string;
};
export type Stage = { readonly name: string; readonly base: string; readonly instructions: readonly Instruction[] };

export const readRepositoryFile = (path: string): string => readFileSync(`${REPOSITORY}${path}`, 'utf8');

/** The stages of the Dockerfile; the last one is the image and has no name. */
export function readStages(): readonly Stage[] {
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const instruction of DockerfileParser.parse(readRepositoryFile('Dockerfile')).getInstructions()) {
    const word = instruction.getKeyword();
    const { flags, text } = splitFlags(instruction.getTextContent().slice(word.length).trim());
    if (word === 'FROM') {
      const [base = '', , name = ''] = text.split(/\s+/);
      stages.push({ name, base, instructions: [] });
    } else stages.at(-1)?.instructions.push({ word, flags, text });
  }
  return stages;
}

/** What the image sets for the service. */
export function readImageEnvironment(stage: Stage): Readonly<Record<string, string>> {
  const texts = stage.instructions.filter(({ word }) => word === 'ENV').map(({ text }) => text);
  return Object.fromEntries(
    [...texts.join(' ').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The words of an instruction in exec form, after a `CMD` of a health check where there is one. */
export const execForm = (text: string): readonly string[] => JSON.parse(text.slice(text.indexOf('[')));

function splitFlags(content: string): Omit<Instruction, 'word'> {
  const flags: Record<string, string> = {};
  let text = content.replace(/\\\n\s*/g, ' ').trim();
  for (let found = /^--([\w-]+)=(\S+)\s+/.exec(text); found !== null; found = /^--([\w-]+)=(\S+)\s+/.exec(text)) {
    const [whole, name = '', value = ''] = found;
    flags[name] = value;
    text = text.slice(whole.length);
  }
  return { flags, text };
}
