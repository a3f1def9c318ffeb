import { readFileSync } from 'node:fs';

const GUIDE = readFileSync(new URL('../../../../docs/guide/clients.md', import.meta.url), 'utf8');
const WRITTEN = { url: 'http://127.0.0.1:8080', name: 'Arkady Polushtofov' };

/** The program of one search in a language, as the guide has it, about another service and party. */
export function guideProgram(language: string, { url, name }: Partial<typeof WRITTEN> = {}): string {
  const [, program = ''] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\n\`\`\``).exec(GUIDE) ?? [];
  if (!Object.values(WRITTEN).every((one) => program.includes(one)))
    throw new Error(`the guide has no program in ${language} that names ${Object.values(WRITTEN).join(' and ')}`);
  return program.replaceAll(WRITTEN.url, url ?? WRITTEN.url).replaceAll(WRITTEN.name, name ?? WRITTEN.name);
}

/** All programs in a language, one behind another: later ones go on where those before them end. */
export function guidePrograms(language: string): string {
  const programs = [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\n\`\`\``, 'g'))].map(
    ([, one = '']) => one,
  );
  if (programs.length < 2) throw new Error(`the guide has ${programs.length} programs in ${language}`);
  return `${programs.join('\n\n')}\n`;
}
