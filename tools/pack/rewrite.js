// Rewrites what the compiler leaves unchanged: source names in declarations, URLs of threads and of the web interface.
import { join, relative, resolve, sep } from 'node:path';

const IMPORT = /(\bfrom |\bimport\(|\bimport )(['"])(\.{1,2}\/[^'"\n]+)\.ts\2/g;
const ADDRESS = /(\bnew URL\(|\bimport\()(['"])(\.{1,2}\/[^'"\n]+)\2/g;

/** Declarations with `./a.js` for `./a.ts`. */
export function declarationsRewritten(text) {
  return text.replace(IMPORT, '$1$2$3.js$2');
}

/**
 * JavaScript with `./a.js` instead of `./a.ts` in `new URL(…)` and `import(…)`, and with the packed web interface.
 * @param at folder of the file in the repository
 * @param folder its package; no URL may lead out of it, except to `moved.from`
 * @param moved relocated folder: `from` and `to`, absolute
 */
export function urlsRewritten(text, { at, folder, moved }) {
  return text.replace(ADDRESS, (_, call, quote, address) => {
    const path = resolve(at, address);
    const target = path === moved.from ? moved.to : path;
    if (target !== folder && !`${target}${sep}`.startsWith(join(folder, sep)))
      throw new Error(`${at} names ${address}, which is not in the package`);
    const own = target === path ? address : relativeAddress(at, target);
    return `${call}${quote}${own.replace(/\.ts$/, '.js')}${quote}`;
  });
}

function relativeAddress(at, target) {
  const path = relative(at, target).replaceAll(sep, '/');
  return path.startsWith('.') ? path : `./${path}`;
}
