import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { parse } from 'yaml';
import { z } from 'zod';
import { REPOSITORY, readRepositoryFile } from './dockerfile.ts';

const FOLDER = 'deploy/kubernetes';
const MANIFEST = z.looseObject({ apiVersion: z.string(), kind: z.string() });

/** Manifests by their path in the repository; `kustomization.yaml` is none. */
export const readManifests = (): ReadonlyMap<string, z.infer<typeof MANIFEST>> =>
  new Map(
    readdirSync(`${REPOSITORY}${FOLDER}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml') && !path.endsWith('kustomization.yaml'))
      .map((path) => `${FOLDER}/${path}`)
      .map((path) => [path, MANIFEST.parse(parse(readRepositoryFile(path)))]),
  );

/**
 * What the types of Kubernetes say against manifests: missing fields, wrong types, and fields that do not exist, which
 * JSON schemas of Kubernetes let pass.
 */
export function faultsOf(manifests: Iterable<z.infer<typeof MANIFEST>>): readonly string[] {
  const lines = [...manifests].map((manifest, n) => {
    const [group = '', version] = manifest.apiVersion.split('/');
    const types = version === undefined ? `core/${group}` : `${group.replace(/\.k8s\.io$/, '')}/${version}`;
    const type = `import('kubernetes-types/${types}').${manifest.kind}`;
    return `export const manifest${n}: ${type} = ${JSON.stringify(manifest)};`;
  });
  const file = `${REPOSITORY}packages/server/test/deploy/manifests.checked.ts`;
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
