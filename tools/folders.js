// Fails where folders of a package import each other in a circle; type imports count. Tests are left out.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

const found = globSync('packages/*/src').sort().flatMap(cyclesIn);
for (const { root, folders, imports } of found) {
  console.error(`${root}: folders import each other in a circle: ${folders.join(', ')}`);
  for (const line of imports) console.error(`  ${line}`);
}
process.exit(found.length === 0 ? 0 : 1);

function cyclesIn(root) {
  const imports = globSync(`${root}/**/*.{ts,tsx}`)
    .filter(isSource)
    .flatMap((path) => importsOf(path, root));
  // A check that sees nothing would pass.
  if (imports.length === 0) throw new Error(`${root}: no imports were found.`);
  const between = imports.filter(({ from, to }) => from !== to);
  return circles(between).map((folders) => ({
    root,
    folders,
    imports: between
      .filter(({ from, to }) => folders.includes(from) && folders.includes(to))
      .map(({ path, request }) => `${path} imports ${request}`),
  }));
}

function isSource(path) {
  return !/\.(test|gen)\./.test(basename(path));
}

/** What a file imports or exports from files of its own package, as folders. */
function importsOf(path, root) {
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      readFileSync(path, 'utf8')
        .slice(start, end)
        .replace(/^['"`]|['"`]$/g, ''),
    ),
  ];
  return requests.flatMap((request) => {
    const target = request.startsWith('#') ? join(root, request.slice(1)) : join(dirname(path), request);
    if (!/^[.#]/.test(request) || relative(root, target).startsWith('..')) return [];
    return [{ path, request, from: dirname(relative(root, path)), to: dirname(relative(root, target)) }];
  });
}

/** Groups of folders of which each reaches each other (Tarjan's strongly connected components of two and more). */
function circles(edges) {
  const next = Map.groupBy(edges, ({ from }) => from);
  const [order, lowest, stack, result] = [new Map(), new Map(), [], []];
  const visit = (folder) => {
    order.set(folder, order.size);
    lowest.set(folder, order.get(folder));
    stack.push(folder);
    for (const { to } of next.get(folder) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(folder, Math.min(lowest.get(folder), lowest.get(to)));
    }
    if (lowest.get(folder) !== order.get(folder)) return;
    const group = stack.splice(stack.indexOf(folder));
    if (group.length > 1) result.push(group.sort());
  };
  for (const folder of next.keys()) if (!order.has(folder)) visit(folder);
  return result;
}
