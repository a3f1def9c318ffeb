import type { RuleSimulation } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { Name } from '#shared/ui/name.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { useSimulateRule } from './api.ts';
import { type RowDraft, rowOf, rowsUnfinished } from './rule-draft.ts';

const { rules } = messages;
const { simulation: words } = rules;

/** Simulates the rows in the form. */
export function Simulation({ rows }: { readonly rows: readonly RowDraft[] }) {
  const [since, setSince] = useState('');
  const simulate = useSimulateRule();
  const begin = () => simulate.mutate({ rows: rows.map(rowOf), from: `${since}T00:00:00.000Z` });
  return (
    <section aria-label={rules.simulate} className="space-y-3 rounded-lg bg-sunken p-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={rules.since}>
          {(input) => (
            <input
              {...input}
              type="date"
              value={since}
              onChange={({ target }) => setSince(target.value)}
              className={INPUT_LOOK}
            />
          )}
        </Field>
        <Button disabled={since === '' || rowsUnfinished(rows) || simulate.isPending} onClick={begin}>
          {simulate.isPending ? rules.simulating : rules.simulate}
        </Button>
      </div>
      {simulate.isError && <ErrorNotice error={simulate.error} />}
      {simulate.data !== undefined && <SimulationResult result={simulate.data} />}
    </section>
  );
}

/** What a rule would have done, and which matches it would lose. */
export function SimulationResult({ result: { recorded, distorted } }: { readonly result: RuleSimulation }) {
  const facts = [
    [words.lower, recorded.lowerCount],
    [words.route, recorded.routeCount],
    [words.setDue, recorded.setDueCount],
    [words.discount, recorded.discountCount],
    [words.emptied, recorded.emptiedCount],
    [words.trueMatches, recorded.trueMatchCount],
    [words.notJudged, recorded.notJudgedCount],
  ] as const;
  const { lostCount, foundCount } = distorted;
  return (
    <div role="status" className="space-y-3">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm">
        {words.screenings(recorded.screeningCount, recorded.hitCount)} {recorded.isCut && words.cut}
      </p>
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-4 text-sm">
        {facts.map(([label, count]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="text-end">{count}</dd>
          </div>
        ))}
      </dl>
      <ul className="text-sm">
        {recorded.examples.map(({ searchId, entityId, effect, isTrueMatch }) => (
          <li key={`${searchId} ${entityId}`}>
            <Link to="/" search={{ id: searchId, party: entityId }} className="link">
              {entityId}
            </Link>{' '}
            → {rules.effects[effect]}
            {isTrueMatch && <strong> · {words.trueMatches}</strong>}
          </li>
        ))}
      </ul>
      {lostCount === 0 ? (
        <p className="text-sm">{words.lostNone(foundCount)}</p>
      ) : (
        <Notice tone="alarm" title={words.lost(lostCount, foundCount)}>
          <p>{words.lostWhy}</p>
          <ul className="mt-1 list-disc space-y-1 ps-4">
            {distorted.examples.map(({ listing, searchText, birthDate, name, fact }) => (
              <li key={`${listing} ${name} ${fact}`}>
                <Name>{searchText}</Name>
                {birthDate !== null && `, ${words.born(birthDate)}`} ({words.facts[fact]}) ·{' '}
                <code className="text-xs">{listing}</code>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
