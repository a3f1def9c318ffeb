import { BaseSequencer } from 'vitest/node';

/**
 * Start order in a project: first tests that need no index of the real lists, while that is built; then the longest
 * ones, so that no core is left alone with one at the end. Others come last, larger files first.
 */
const ORDER = [
  ['shared', /\/packages\//],
  ['shared', /\/strong-names\./],
  ['shared', /\/part\./],
  ['server-slow', /\/(?:process|cli)\.slow\./],
];

export class TestOrder extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = ({ project, moduleId }) => {
      const at = ORDER.findIndex(([name, path]) => name === project.name && path.test(moduleId));
      return projects.indexOf(project.name) * (ORDER.length + 1) + (at === -1 ? ORDER.length : at);
    };
    return sorted.sort((a, b) => place(a) - place(b));
  }
}
