/** Commands that are not run here: why, and each by how it begins or ends. */
export const NOT_RUN: readonly { readonly because: string; readonly commands: readonly string[] }[] = [
  {
    because: 'npm: installs and builds; what it starts is run here, and test/cli/setup-tool.test.ts tests what it does',
    commands: [
      'npm start   # installs, builds the web interface, gets the lists, serves http://127.0.0.1:8080',
      'npm test    # lint, types and the tests: unit, API, browser; none needs a network',
      'npm start -- --lists ./official-lists',
      'NAMESAKE_LISTS_REQUIRED=us_ofac_sdn,us_ofac_cons,un_sc,eu_fsf,gb_fcdo npm start -- --lists ./official-lists',
      "npm start -- --lists ./official-lists --accept-lists 'the private list vip was retired'",
      "npm start -- --lists ./official-lists --lists-attested 'checked with the publishers on Monday; until 2026-12-31'",
      'npm start -- --data data-restored',
      'npm run bench -- quality           # every measure, one to two minutes on two free cores',
      'npm run bench -- quality --quick   # smaller samples, without what takes long',
    ],
  },
  {
    because: 'downloads a generator from the registry; test/specification/generated-clients.release.test.ts runs both',
    commands: [
      'npx openapi-typescript openapi.json -o api.ts    # types for openapi-fetch',
      'npx oazapfts openapi.json client.ts              # a function for each endpoint',
    ],
  },
  {
    because: 'downloads from publishers; test/cli/cli-lists.release.test.ts refreshes from an invented one',
    commands: [
      'api() { curl -sf -H "x-cota-public-api-key: $NSDC_KEY" "https://api-drs.nsdc.gov.ua/v2/subjects?subjectType=$1"; }',
      `jq -n --arg date "$(date -I)" --slurpfile p <(api individual) --slurpfile o <(api legal) \\`,
      'npx --no namesake lists refresh',
      'npx --no namesake lists refresh un_sc eu_fsf --data /var/lib/namesake',
      "npx --no namesake lists refresh peps --reason 'the publisher took half of them off'",
    ],
  },
  {
    because:
      'needs a refused version or a delta; test/lists/rollback.release.test.ts and held-removals.test.ts make them',
    commands: [
      "npx --no namesake lists accept un_sc 3f9c01aa --reason 'the publisher confirmed that 400 entries expired'",
      "npx --no namesake lists accept us_ofac_sdn 3f9c01aabb12 --reason 'the publisher withdrew its last file'",
      'curl -X POST https://screening.example.org/api/v1/lists/un_sc/versions/<sha256>/accept \\',
      'curl -X POST https://screening.example.org/api/v1/lists/us_ofac_sdn/held/confirm \\',
      "npx --no namesake lists confirm us_ofac_sdn --delta 2026-09-23_delta.xml --reason 'delta of 23 September'",
    ],
  },
  {
    because: 'needs passwords of two people, or a policy that waits a day; test/cli/cli-proof.slow.test.ts types them',
    commands: [
      "npx --no namesake proof confirm --first ada --second ben --reason 'the disk with the secret broke on 3 May'",
      "npx --no namesake policies relax payments --reason 'one administrator until March'",
    ],
  },
  {
    because: 'needs a proposal and a person who may approve it; test/api/four-eyes.sql.test.ts hands one over',
    commands: ['$BASE_URL/api/v1/decisions/hand-over'],
  },
  {
    because: 'needs root, systemd or another machine; test/deploy checks the files that they name',
    commands: [
      'cd /opt/namesake && npm run setup',
      'install -m 0644 deploy/systemd/namesake.sysusers.conf /etc/sysusers.d/namesake.conf',
      'install -d -m 0700 /etc/namesake',
      'openssl rand -base64 32 > /etc/namesake/secret',
      'echo NAMESAKE_PUBLIC_URL=https://screening.example.org > /etc/namesake/environment',
      'echo NAMESAKE_TRUST_PROXY=127.0.0.1 >> /etc/namesake/environment',
      'install -m 0644 deploy/systemd/namesake.service /etc/systemd/system/',
      'systemctl enable --now namesake',
      'journalctl -u namesake',
    ],
  },
  {
    because: 'needs a container engine or a cluster; test/deploy checks Dockerfile, compose file and manifests',
    commands: [
      'docker build -t namesake:1.0.0 .',
      'docker run -d --name namesake --read-only',
      'docker logs namesake',
      'docker compose build node1 && docker compose up -d',
      'docker compose logs node1 node2 node3',
      'kubectl create namespace namesake',
      'kubectl -n namesake create secret generic namesake',
      'kubectl -n namesake apply -k deploy/kubernetes/migrate',
      'kubectl -n namesake wait --for=condition=complete',
      'kubectl apply -k my-namesake',
      'kubectl -n namesake rollout status deployment/namesake',
    ],
  },
  {
    because: 'needs the tools of PostgreSQL, which its embedded form lacks',
    commands: ['pg_dump --format=custom --file /backup/namesake.dump'],
  },
  {
    because: 'needs a job that failed for good; test/cli/cli-jobs.test.ts makes one',
    commands: ['npx --no namesake jobs retry 7c0d…         # or --all'],
  },
];
