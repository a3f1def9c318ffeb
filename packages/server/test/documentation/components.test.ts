import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});
const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync(fileURLToPath(new URL('../../../../package-lock.json', import.meta.url)), 'utf8')));

const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);
const own = Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules/'));

describe('components of others', () => {
  it('come from the npm registry, and no other place, with a hash', () => {
    expect(installed.length).toBeGreaterThan(100);
    const others = installed.filter(
      ([, { resolved = '', integrity = '' }]) =>
        // Without an address, it is that of the registry.
        !/^(?:https:\/\/registry\.npmjs\.org\/|$)/.test(resolved) || !/^sha512-/.test(integrity),
    );
    expect(others.map(([path]) => path)).toEqual([]);
  });

  it('are asked for in exact versions', () => {
    const ranges = own.flatMap(([path, { dependencies = {}, devDependencies = {} }]) =>
      Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${path}: ${name}@${version}`),
    );
    expect(ranges).toEqual([]);
  });
});
