import type { Scoring } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Section } from '../layout/section.tsx';
import { CostTable } from './cost-table.tsx';
import { MethodTable } from './method-table.tsx';
import { RoleBars } from './role-bars.tsx';

const { scoring: words } = messages;
const FOLD = 'rounded-xl border border-line bg-surface px-4 py-1';

/** What a name score is made from; the long tables are folded. */
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
