// The package.json of a published package.

/**
 * The published manifest of a package: compiled files, no tests and no tools.
 * @param own its package.json in the repository
 * @param root the repository's manifest, which names the Node version that everything is tested on
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

/** Types come first, because conditions are tried in order. */
function entry(path) {
  const compiled = path.replace(/\.ts$/, '');
  return { types: `${compiled}.d.ts`, default: `${compiled}.js` };
}
