import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOURNEY, LISTED_NAME, ROWS, startForClients } from '../support/client-journey.ts';
import type { FolderService } from '../support/folder-service.ts';

/** Where generators are kept between runs: they come from PyPI, Go's and Maven's registries. */
const TOOLS = fileURLToPath(new URL('../../../../node_modules/.cache/generators', import.meta.url));
const CLIENTS = fileURLToPath(new URL('clients', import.meta.url));

const PYTHON = 'openapi-python-client==0.29.1';
const GO = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
const JAVA = '7.19.0';
const JAR = join(
  homedir(),
  `.m2/repository/org/openapitools/openapi-generator-cli/${JAVA}/openapi-generator-cli-${JAVA}.jar`,
);

const MINUTES_MS = 60_000;
/** Files are files to a generator that knows JSON and octets alone. */
const FILES_OF_PYTHON = [
  'application/pdf',
  'application/zip',
  'image/jpeg',
  'image/png',
  'text/plain',
  'application/x-ndjson',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].map((type) => `  ${type}: application/octet-stream`);

let service: FolderService;
let dir: string;
beforeAll(async () => {
  service = await startForClients();
  await mkdir(TOOLS, { recursive: true });
  dir = await mkdtemp(join(TOOLS, 'run-'));
  await writeFile(join(dir, 'openapi.json'), JSON.stringify((await service.ask('/api/v1/openapi.json')).body));
});
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

/** Runs a program to its end and gives back what it prints. Rejects with all it said where it fails. */
async function run(program: string, args: readonly string[], cwd = dir, more: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = { ...process.env, ...more };
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024, timeout: 15 * MINUTES_MS };
  const { stdout } = await promisify(execFile)(program, args, options);
  return stdout;
}

const journey = (): readonly string[] => {
  const { url, token } = service.access;
  return [url, token, LISTED_NAME, ROWS];
};

const said = (stdout: string): unknown => JSON.parse(stdout.trim().split('\n').at(-1) ?? '');

describe('a client that is generated from the specification searches, decides, screens a file and compares versions', () => {
  it('in Python, by openapi-python-client', async () => {
    const bin = join(TOOLS, 'python', 'bin');
    await run('python3', ['-m', 'venv', join(TOOLS, 'python')]);
    await run(join(bin, 'pip'), ['install', '--quiet', PYTHON, 'ruff']);
    await writeFile(join(dir, 'python.yml'), ['content_type_overrides:', ...FILES_OF_PYTHON].join('\n'));
    const path = { PATH: `${bin}:${process.env['PATH']}` };
    const options = [
      '--path',
      'openapi.json',
      '--config',
      'python.yml',
      '--output-path',
      'python',
      '--fail-on-warning',
    ];
    await run(join(bin, 'openapi-python-client'), ['generate', ...options], dir, path);
    const program = join(CLIENTS, 'journey.py');
    const imports = { PYTHONPATH: join(dir, 'python') };
    expect(said(await run(join(bin, 'python'), [program, ...journey()], dir, imports))).toEqual(JOURNEY);
  });

  it('in Go, by oapi-codegen', async () => {
    const [folder, env] = [join(dir, 'go'), { GOBIN: join(TOOLS, 'go'), GOFLAGS: '-mod=mod' }];
    await run('go', ['install', GO], dir, env);
    await mkdir(join(folder, 'api'), { recursive: true });
    const options = ['-generate', 'types,client', '-package', 'api', '-o', join(folder, 'api/api.go')];
    await run(join(TOOLS, 'go', 'oapi-codegen'), [...options, 'openapi.json']);
    await cp(join(CLIENTS, 'journey.go'), join(folder, 'main.go'));
    await run('go', ['mod', 'init', 'journey'], folder, env);
    await run('go', ['mod', 'tidy'], folder, env);
    expect(said(await run('go', ['run', '.', ...journey()], folder, env))).toEqual(JOURNEY);
  });

  it('in Java, by openapi-generator', async () => {
    const folder = join(dir, 'java');
    await run('mvn', ['-q', 'dependency:get', `-Dartifact=org.openapitools:openapi-generator-cli:${JAVA}`]);
    const options = ['-i', 'openapi.json', '-g', 'java', '--library', 'native', '-o', 'java'];
    await run('java', [
      '-jar',
      JAR,
      'generate',
      ...options,
      '--additional-properties',
      // Methods take one request each: further parameters change no call.
      'useOneOfDiscriminatorLookup=true,containerDefaultToNull=true,useSingleRequestParameter=true',
    ]);
    await cp(join(CLIENTS, 'Journey.java'), join(folder, 'src/main/java/Journey.java'));
    await run('mvn', ['-q', '-DskipTests', 'compile'], folder);
    await run('mvn', ['-q', 'dependency:build-classpath', '-Dmdep.outputFile=classpath'], folder);
    const classpath = `target/classes:${(await run('cat', ['classpath'], folder)).trim()}`;
    expect(said(await run('java', ['-cp', classpath, 'Journey', ...journey()], folder))).toEqual(JOURNEY);
  });
});
