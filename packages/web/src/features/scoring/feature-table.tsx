import type { Scoring } from '@namesake/contract';
import { points, signedPoints } from '#shared/format/number.ts';
import { scoringWords as words } from '#shared/messages/en/policies.ts';
import { messages } from '#shared/messages/messages.ts';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { VerdictIcon } from '#shared/ui/verdict-icon.tsx';
import { Section } from './section.tsx';

const { evidence } = messages;
const HEAD = 'px-2 py-2 text-start text-xs sm:px-3 font-semibold text-faint';
const CELL = 'px-2 py-1.5 align-top sm:px-3';
const ORDER: readonly Verdict[] = ['match', 'close', 'conflict'];

/** Table from name score to score: meaning of each field, with points and an example for each verdict. */
export function FeatureTable({ scoring }: { readonly scoring: Scoring }) {
  return (
    <Section title={words.featuresTitle} text={words.featuresText}>
      <ScrollX label={words.featuresTitle} className="rounded-xl border border-line bg-surface">
        <table className="w-full text-sm">
          <caption className="sr-only">{words.featuresTitle}</caption>
          <thead>
            <tr>
              <th scope="col" className={HEAD}>
                {words.verdict}
              </th>
              <th scope="col" className={`${HEAD} text-end!`}>
                {words.points}
              </th>
              <th scope="col" className={HEAD}>
                {words.example}
              </th>
              <th scope="col" className={`${HEAD} text-end!`}>
                {words.score}
              </th>
            </tr>
          </thead>
          {scoring.features.map((feature) => (
            <tbody key={feature.field} className="border-t border-line">
              <tr>
                <th scope="rowgroup" colSpan={4} className="px-2 pt-3 pb-1 sm:px-3 text-start font-normal">
                  <span className="block text-base font-semibold">{evidence.fields[feature.field]}</span>
                  <span className="block max-w-prose text-soft">{feature.doc}</span>
                </th>
              </tr>
              {verdictRows(feature).map(({ verdict, points: given, example }) => (
                <tr key={verdict}>
                  <td className={CELL}>
                    <VerdictIcon verdict={verdict} />
                  </td>
                  <td className={`${CELL} text-end font-semibold whitespace-nowrap`}>{signedPoints(given)}</td>
                  <td className={CELL}>
                    {example === undefined ? (
                      <span className="text-faint">{words.noExample}</span>
                    ) : (
                      `${example.submitted ?? evidence.notGiven} → ${example.listed.join(', ')}`
                    )}
                  </td>
                  <td className={`${CELL} text-end sm:whitespace-nowrap`}>
                    {example === undefined ? (
                      <span className="text-faint">{words.noExample}</span>
                    ) : (
                      `${points(example.nameScore)} → ${points(example.score)}`
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollX>
      <p className="mt-2 max-w-prose text-sm text-soft">{words.mostUp(points(scoring.mostUp))}</p>
    </Section>
  );
}

type Feature = Scoring['features'][number];

type Verdict = Feature['examples'][number]['verdict'];

type VerdictRow = {
  readonly verdict: Verdict;
  readonly points: number;
  readonly example: Feature['examples'][number] | undefined;
};

/** Points of each verdict on a field, with an example; verdicts without points are left out. */
export const verdictRows = ({ points, examples }: Feature): readonly VerdictRow[] =>
  ORDER.flatMap((verdict) => {
    const given = points[verdict] ?? 0;
    if (given === 0) return [];
    return [{ verdict, points: given, example: examples.find((example) => example.verdict === verdict) }];
  });
