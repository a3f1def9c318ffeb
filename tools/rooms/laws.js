// The laws of the rooms, over the imports of a package. Each returns one line per violation.
import { matchesGlob } from 'node:path';

/** The room of a file: of all matching rooms, the one with the longest pattern; undefined if none matches. */
export function roomOf(rooms, path) {
  const fitting = rooms.flatMap(({ room, holds }, rank) =>
    holds.filter((pattern) => matchesGlob(path, pattern)).map((pattern) => ({ room, rank, length: pattern.length })),
  );
  return fitting.sort((a, b) => b.length - a.length)[0];
}

/** Patterns without a file: they guard something that was renamed. */
export function emptyRows(rooms, paths) {
  return rooms.flatMap(({ room, holds }) =>
    holds
      .filter((pattern) => !paths.some((path) => matchesGlob(path, pattern)))
      .map((pattern) => `${pattern} of the room ${room} holds no file`),
  );
}

/** Imports from a higher room, and files in no room. */
export function againstOrder(rooms, paths, imports) {
  const homeless = paths.filter((path) => roomOf(rooms, path) === undefined).map((path) => `${path} stands in no room`);
  const rising = imports.flatMap(({ from, to }) => {
    const [lower, upper] = [roomOf(rooms, from), roomOf(rooms, to)];
    if (lower === undefined || upper === undefined || upper.rank <= lower.rank) return [];
    return [`${from} (${lower.room}) imports ${to}, which is in a higher room (${upper.room})`];
  });
  return [...homeless, ...rising];
}

/** Circles between files or folders of one folder, at any depth, inside each room. */
export function circlesAtEveryDepth(rooms, imports) {
  const inside = Map.groupBy(
    imports.filter(({ from, to }) => roomOf(rooms, from)?.room === roomOf(rooms, to)?.room),
    ({ from }) => roomOf(rooms, from)?.room,
  );
  return [...inside.values()].flatMap((within) => [...byParent(within).values()].flatMap(circlesAmong));
}

/** Imports grouped by the deepest folder that contains both ends, between the files and folders directly in it. */
function byParent(imports) {
  const steps = imports.flatMap((one) => {
    const [from, to] = [one.from.split('/'), one.to.split('/')];
    const depth = from.findIndex((name, at) => name !== to[at]);
    if (depth < 0) return [];
    const at = (path) => path.slice(0, depth + 1).join('/');
    return [{ ...one, parent: from.slice(0, depth).join('/'), source: at(from), target: at(to) }];
  });
  return Map.groupBy(steps, ({ parent }) => parent);
}

function circlesAmong(steps) {
  return stronglyConnected(steps).map((group) => {
    const shown = steps.filter(({ source, target }) => group.includes(source) && group.includes(target));
    const lines = [...new Set(shown.map(({ from, to }) => `  ${from} imports ${to}`))];
    return [`a circle: ${group.join(', ')}`, ...lines].join('\n');
  });
}

/** Groups of nodes that all reach each other (Tarjan's strongly connected components of two or more). */
function stronglyConnected(steps) {
  const next = Map.groupBy(steps, ({ source }) => source);
  const [order, lowest, stack, result] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    for (const { target } of next.get(node) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(node, Math.min(lowest.get(node), lowest.get(target)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) result.push(group.sort());
  };
  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return result;
}

/** Imports between modules that are missing in the importing module's row, and unused entries in rows. */
export function undeclaredModules(rows, rooms, folder, imports) {
  const moduleOf = (path) =>
    path.startsWith(`${folder}/`) && roomOf(rooms, path)?.room === folder ? path.split('/')[1] : undefined;
  const pairs = new Map();
  for (const { from, to } of imports) {
    const [one, other] = [moduleOf(from), moduleOf(to)];
    if (one !== undefined && other !== undefined && one !== other) pairs.set(`${one} ${other}`, { from, to });
  }
  const declared = Object.entries(rows).flatMap(([one, others]) => others.map((other) => `${one} ${other}`));
  return [
    ...[...pairs]
      .filter(([pair]) => !declared.includes(pair))
      .map(([pair, { from, to }]) => `the row of ${pair.replace(' ', ' does not have ')}: ${from} imports ${to}`),
    ...declared
      .filter((pair) => !pairs.has(pair))
      .map((pair) => `the row of ${pair.replace(' ', ' has ')}, which it does not import`),
  ];
}

/** Imports of guarded files from files not in their row. */
export function unguarded(rows, imports) {
  return imports
    .filter(({ from, to }) => rows[to] !== undefined && !rows[to].includes(from))
    .map(({ from, to }) => `${from} imports ${to}, which only ${rows[to].join(', ')} may`);
}
