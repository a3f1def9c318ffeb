import type { RunView } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listLabel } from '#shared/format/list-words.ts';
import { digits } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';

const { watch: words } = messages;
const CODE = 'font-mono text-xs break-all select-all text-soft';

/** Basis of all screenings of a run: list versions, rules, and the root that proves it. */
export function RunGround({ run }: { readonly run: RunView }) {
  const { lists, engineVersion, modelHash, policyHash, changes, root } = run;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <section aria-label={words.lists} className="rounded-xl border border-line bg-surface px-4 py-3">
        <h2 className="font-semibold">{words.lists}</h2>
        {lists.length === 0 && <p className="text-sm text-soft">{words.noLists}</p>}
        <ul className="divide-y divide-line">
          {lists.map(({ id, version, fileHash, declaredCurrent }) => (
            <li key={id} className="py-1.5 text-sm">
              <Link to="/lists/$list" params={{ list: id }} className="link inline-flex min-h-6 items-center">
                {listLabel(id)}
              </Link>{' '}
              <span className="wrap-anywhere">{words.version(version)}</span>
              {declaredCurrent === true && <span className="block text-review">{words.declaredCurrent}</span>}
              <span className={`block ${CODE}`}>{digits(fileHash)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={words.rules} className="rounded-xl border border-line bg-surface px-4 py-3">
        <h2 className="font-semibold">{words.rules}</h2>
        <dl className="divide-y divide-line text-sm">
          <Rule label={words.engine}>{engineVersion}</Rule>
          <Rule label={words.model}>
            <span className={CODE}>{digits(modelHash)}</span>
          </Rule>
          <Rule label={words.policy}>
            <span className={CODE}>{digits(policyHash)}</span>
          </Rule>
          {changes.length > 0 && (
            <Rule label={words.changed}>
              <ul aria-label={words.changed}>
                {changes.map(({ what, from, to }) => (
                  <li key={what}>
                    {words.changes[what]}: {words.fromTo(shown(from), shown(to))}
                  </li>
                ))}
              </ul>
            </Rule>
          )}
          {root !== null && (
            <Rule label={words.root}>
              <span className={CODE}>{digits(root)}</span>
              <span className="block text-xs text-faint">{words.rootHint}</span>
            </Rule>
          )}
        </dl>
      </section>
    </div>
  );
}

/** Distinguishing part of a hash. */
const shown = (text: string): string => (text.startsWith('sha256:') ? digits(text).slice(0, 12) : text);

function Rule({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="py-1.5">
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
