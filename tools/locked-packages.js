// Counts the installed packages of the lock file. Plain JavaScript, because it runs before Node 24 is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a package field like `os` or `cpu` matches this machine: "linux", ["linux", "darwin"] or ["!win32"]. */
function suits(field, own) {
  const names = [field ?? []].flat();
  if (names.includes(`!${own}`)) return false;
  return names.includes(own) || names.every((name) => name.startsWith('!'));
}

/** The C library of this machine, if packages distinguish by it. */
const libc = () => (process.report?.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc');

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Packages of the lock file that npm installs on this machine, with their paths. */
function lockedHere(root) {
  const own = process.platform === 'linux' ? libc() : '';
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([, { os, cpu, libc }]) => suits(os, process.platform) && suits(cpu, process.arch) && suits(libc, own));
}

/** Manifest paths of the packages that npm installs on this machine. */
export const lockedPackages = (root) => lockedHere(root).map(([path]) => join(root, path, 'package.json'));

/**
 * Whether npm recorded that all of them are installed as locked, for example after a plain `npm ci`. Optional packages
 * that name no machine belong to packages for other machines.
 */
export function isInstalled(root) {
  const noted = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const there = packagesOf(noted);
  return lockedHere(root).every(([path, { version, integrity, optional, os, cpu }]) => {
    const isHere = existsSync(join(root, path));
    if (!isHere && optional && os === undefined && cpu === undefined) return true;
    return isHere && there[path]?.version === version && there[path].integrity === integrity;
  });
}

/** The installed packages among some. */
export const installedOf = (paths) => paths.filter((path) => existsSync(path)).length;
