// The bill of materials of a release in CycloneDX: what npm knows of the lock file, for all that is shipped.
import { builtInto } from '../pack/notices.js';

/** Arguments of `npm sbom`, by what is shipped. */
export const SBOM_OF = {
  server: ['--workspace', 'packages/server', '--omit', 'dev'],
  /** Its packages are for development, since they are built in: `builtInto` names those that are. */
  web: ['--workspace', 'packages/web'],
};

/**
 * One bill for the tarballs and the image: the packages of the service, those that the interface was built from, and
 * the Node that npm installs.
 *
 * @param server what npm says of the server, without what is for development
 * @param web what npm says of the interface
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

/** npm calls our packages by their folders, and says of what is built in that it is for development. */
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

/** Each once, with what is in the bill only; all that nothing else needs is needed by the whole. */
function dependenciesOf(all, refs, self) {
  const needs = new Map();
  for (const { ref, dependsOn = [] } of all)
    if (refs.has(ref))
      needs.set(ref, new Set([...(needs.get(ref) ?? []), ...dependsOn.filter((one) => refs.has(one))]));
  const needed = new Set([...needs.values()].flatMap((set) => [...set]));
  const tops = [...refs].filter((ref) => !needed.has(ref));
  return [{ ref: self, dependsOn: tops }, ...[...refs].map((ref) => ({ ref, dependsOn: [...(needs.get(ref) ?? [])] }))];
}
