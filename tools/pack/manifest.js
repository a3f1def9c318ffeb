// What the package.json of a published package says.

/**
 * The manifest of a package as it is published: compiled files, no tests and no tools.
 *
 * @param own its package.json in the repository
 * @param root that of the repository, which names the Node that everything is tested on
 */
export function publishedManifest(own, root) {
  const { devDependencies: _, private: __, scripts: ___, ...manifest } = own;
  const node = root.optionalDependencies;
  const [version] = Object.values(node);
  return {
    ...manifest,
    engines: own.engines ?? { node: `>=${version.split('.')[0]}` },
    ...(own.bin === undefined ? {} : { engines: root.engines, optionalDependencies: node }),
    exports: Object.fromEntries(Object.entries(own.exports).map(([name, path]) => [name, entry(path)])),
  };
}

/** Types come first: conditions are tried in order. */
function entry(path) {
  const compiled = path.replace(/\.ts$/, '');
  return { types: `${compiled}.d.ts`, default: `${compiled}.js` };
}
