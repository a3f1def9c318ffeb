import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const TOOL = fileURLToPath(new URL('../../../../tools/plain-english.js', import.meta.url));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'namesake-english-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the law in a repository of these files. */
function check(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [TOOL], { cwd: root, encoding: 'utf8' });
  return { status, found: stderr.trimEnd().split('\n').slice(0, -1) };
}

it('fails on riddles in comments, messages and pages, and says where and what to write', () => {
  const { status, found } = check({
    'packages/lists/src/swap.ts':
      '/**\n * A swap holds\n * up nobody.\n */\nexport const TEXT = "versions that are kept no more";\n',
    'docs/guide/page.md': '# Page\n\n19 removals wait\nfor your word.\n',
  });
  expect(status).toBe(1);
  expect(found).toEqual([
    expect.stringMatching(/^packages\/lists\/src\/swap\.ts:\d+ "holds up": blocks, delays$/),
    expect.stringMatching(/^packages\/lists\/src\/swap\.ts:5 "no more": no longer$/),
    expect.stringMatching(/^docs\/guide\/page\.md:3 "wait for your word": needs your approval$/),
  ]);
});

it('passes plain English, code in pages, and names of one word', () => {
  const plain = 'Index swaps do not block requests. No more than ten entries.';
  const { status } = check({
    'packages/lists/src/swap.ts': `// ${plain}\nexport const KEY = 'nobody';\n`,
    'docs/page.md': `${plain}\n\n\`\`\`sh\necho searched no more\n\`\`\`\n\n\`no more\`\n`,
  });
  expect(status).toBe(0);
});
