// How many packages of the lock file are installed. Plain JavaScript: it runs before Node 24 is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a field like `os` or `cpu` of a package names this machine: "linux", ["linux", "darwin"] or ["!win32"]. */
function suits(field, own) {
  const names = [field ?? []].flat();
  if (names.includes(`!${own}`)) return false;
  return names.includes(own) || names.every((name) => name.startsWith('!'));
}

/** The C library of this machine, if packages distinguish them. */
const libc = () => (process.report?.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc');

/** Paths of the packages that npm installs on this machine. */
export function lockedPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const own = process.platform === 'linux' ? libc() : '';
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([, { os, cpu, libc }]) => suits(os, process.platform) && suits(cpu, process.arch) && suits(libc, own))
    .map(([path]) => join(root, path, 'package.json'));
}

/** How many of them are there. */
export const installedOf = (paths) => paths.filter((path) => existsSync(path)).length;
