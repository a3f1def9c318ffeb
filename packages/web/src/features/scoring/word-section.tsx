import type { Scoring } from '@namesake/contract';
import { scoringWords as words } from '#shared/messages/en/policies.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { CostTable } from './cost-table.tsx';
import { MethodTable } from './method-table.tsx';
import { Section } from './section.tsx';

const FOLD = 'rounded-xl border border-line bg-surface px-4 py-1';

/** Parts of a name score; long tables are folded. */
export function WordSection({ scoring }: { readonly scoring: Scoring }) {
  return (
    <Section title={words.wordsTitle} text={words.wordsText}>
      <div className="space-y-3">
        <MethodTable scoring={scoring} />
        <Disclosure summary={words.rolesTitle} className={FOLD}>
          <RoleBars roles={scoring.roles} />
        </Disclosure>
        <Disclosure summary={words.costsTitle} className={FOLD}>
          <CostTable costs={scoring.costs} />
        </Disclosure>
      </div>
    </Section>
  );
}

/** Kinds of words by their maximum weight. */
function RoleBars({ roles }: { readonly roles: Scoring['roles'] }) {
  const most = Math.max(...roles.map(({ mostBits }) => mostBits));
  return (
    <div className="max-w-2xl pt-1 pb-3">
      <p className="mb-2 text-sm text-soft">{words.rolesText}</p>
      <dl className="grid grid-cols-[max-content_minmax(3rem,1fr)_max-content] items-center gap-x-3 gap-y-1 text-sm">
        {roles.map(({ role, doc, mostBits }) => (
          <div key={role} className="contents">
            <dt className="max-w-44">{doc}</dt>
            <dd aria-hidden className="h-3 rounded-xs bg-sunken">
              <span
                data-bar
                className="block h-full rounded-xs bg-accent"
                style={{ width: `max(2px, ${(mostBits / most) * 100}%)` }}
              />
            </dd>
            <dd className="text-end font-medium">{mostBits}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
