// The bill of materials of a release in CycloneDX: everything shipped, according to npm and the lock file.
import { builtInto } from '../pack/notices.js';

/** Arguments of `npm sbom`, by shipped part. */
export const SBOM_OF = {
  server: ['--workspace', 'packages/server', '--omit', 'dev'],
  /** Its packages are development dependencies, because they are built in; `builtInto` lists those that are. */
  web: ['--workspace', 'packages/web'],
};

/**
 * One bill for the tarballs and the image: the packages of the service, those built into the web interface, and the
 * Node that npm installs.
 * @param server npm's bill for the server, without development dependencies
 * @param web npm's bill for the web interface
 * @param root folder of the repository
 * @param manifest its package.json
 */
export function sbomOf({ server, web, root, manifest }) {
  const builtIn = new Set(builtInto(`${root}/packages/web`).map(({ name, version }) => `${name}@${version}`));
  const components = new Map();
  for (const component of [...server.components, ...web.components.filter((one) => builtIn.has(one['bom-ref']))])
    if (!components.has(component['bom-ref'])) components.set(component['bom-ref'], shipped(component));
  for (const [name, version] of Object.entries(manifest.optionalDependencies))
    components.set(`${name}@${version}`, nodeOf(name, version));
  const missing = [...builtIn].filter((ref) => !components.has(ref));
  if (missing.length > 0) throw new Error(`npm names no ${missing.join(', ')}, which the interface is built from`);
  const refs = new Set(components.keys());
  const self = { ...server.metadata.component, name: 'namesake' };
  return {
    ...server,
    metadata: { ...server.metadata, component: self },
    components: [...components.values()],
    dependencies: dependenciesOf([...server.dependencies, ...web.dependencies], refs, self['bom-ref']),
  };
}

/** npm names our packages by folder and marks built-in packages as development dependencies. */
function shipped({ properties = [], scope: _, ...component }) {
  const { pathname } = new URL(component.purl);
  const name = decodeURIComponent(pathname.replace(/^npm\//, '').replace(/@[^@]*$/, ''));
  const kept = properties.filter((property) => property.name !== 'cdx:npm:package:development');
  return { ...component, name, scope: 'required', properties: kept };
}

function nodeOf(name, version) {
  const ref = `${name}@${version}`;
  return { 'bom-ref': ref, type: 'platform', name, version, scope: 'optional', purl: `pkg:npm/${ref}` };
}

/**
 * Merges duplicates and keeps only components in the bill; those that nothing else requires become dependencies of the
 * root.
 */
function dependenciesOf(all, refs, self) {
  const needs = new Map();
  for (const { ref, dependsOn = [] } of all)
    if (refs.has(ref))
      needs.set(ref, new Set([...(needs.get(ref) ?? []), ...dependsOn.filter((one) => refs.has(one))]));
  const needed = new Set([...needs.values()].flatMap((set) => [...set]));
  const tops = [...refs].filter((ref) => !needed.has(ref));
  return [{ ref: self, dependsOn: tops }, ...[...refs].map((ref) => ({ ref, dependsOn: [...(needs.get(ref) ?? [])] }))];
}
