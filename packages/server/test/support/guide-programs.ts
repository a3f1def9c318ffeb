import { readFileSync } from 'node:fs';

const REPOSITORY = new URL('../../../../', import.meta.url);
export const GUIDE = 'docs/guide/clients.md';
const fence = (language: string, flags = ''): RegExp => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\n\`\`\``, flags);
const WRITTEN = { url: 'http://127.0.0.1:8080', name: 'Arkady Polushtofov' };

/** The program of one search in a language, as the guide has it, about another service and party. */
export function guideProgram(language: string, { url, name }: Partial<typeof WRITTEN> = {}): string {
  const [, program = ''] = fence(language).exec(readFileSync(new URL(GUIDE, REPOSITORY), 'utf8')) ?? [];
  if (!Object.values(WRITTEN).every((one) => program.includes(one)))
    throw new Error(`the guide has no program in ${language} that names ${Object.values(WRITTEN).join(' and ')}`);
  return program.replaceAll(WRITTEN.url, url ?? WRITTEN.url).replaceAll(WRITTEN.name, name ?? WRITTEN.name);
}

/** All programs of a page in a language, one behind another: later ones go on where those before them end. */
export function programsOf(page: string, language: string): string {
  const text = readFileSync(new URL(page, REPOSITORY), 'utf8');
  const programs = [...text.matchAll(fence(language, 'g'))].map(([, one = '']) => one);
  if (programs.length === 0) throw new Error(`${page} has no program in ${language}`);
  return `${programs.join('\n\n')}\n`;
}
