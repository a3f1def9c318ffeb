import { AUDIT_ACTIONS, type AuditArea } from './actions.ts';

const AREAS: Readonly<Record<AuditArea, string>> = {
  screening: 'Screening',
  customers: 'Customers',
  cases: 'Cases',
  decisions: 'Decisions',
  lists: 'Lists',
  policies: 'Policies',
  parties: 'Parties',
  tokens: 'Tokens',
  webhooks: 'Webhooks',
  people: 'People',
  sessions: 'Sessions',
  retention: 'Retention',
  proof: 'Proof',
};

/** Markdown table of all audit log actions, for the guide. */
export function actionsTable(): string {
  const rows = Object.entries(AUDIT_ACTIONS).map(
    ([code, { area, text, target }]) => `| \`${code}\` | ${AREAS[area]} | ${text} | ${target} |`,
  );
  return ['| action | about | meaning | target: id of |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
