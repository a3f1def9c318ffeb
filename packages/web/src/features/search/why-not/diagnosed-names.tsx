import type { DiagnoseResponse } from '@namesake/contract';
import { WordPairs } from '#shared/evidence/word-pairs.tsx';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Name } from '#shared/ui/name.tsx';
import { costWords } from './diagnosis-words.ts';

const { whyNot: words, result } = messages;
/** Maximum number of names shown besides the best one. */
const MAX_OTHERS = 8;
const MOST = 6;

type DiagnosedName = DiagnoseResponse['names'][number];

/** The party's names compared with the text: the best one in full, the others folded. */
export function DiagnosedNames({ diagnosis: { names, readings } }: { readonly diagnosis: DiagnoseResponse }) {
  const [best, ...others] = names;
  const textOf = ({ reading }: DiagnosedName): string => readings[reading]?.text ?? '';
  if (best === undefined) return null;
  const shown = others.slice(0, MAX_OTHERS);
  return (
    <div>
      <h3 className="mb-2 font-semibold">{words.namesTitle}</h3>
      <NameEvidence name={best} text={textOf(best)} />
      {shown.length > 0 && (
        <Disclosure summary={words.moreNames(shown.length)} className="mt-2">
          <ul className="mt-1 space-y-4">
            {shown.map((name) => (
              <li key={`${name.listing} ${name.kind} ${name.value}`} className="border-s-2 border-line ps-3">
                <NameEvidence name={name} text={textOf(name)} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function NameEvidence({ name, text }: { readonly name: DiagnosedName; readonly text: string }) {
  const { value, script, kind, quality, nameScore, tokens, costs } = name;
  return (
    <div className="space-y-2">
      <p className="text-sm text-soft">
        <span className="font-semibold text-ink">
          <Name script={script}>{value}</Name>
        </span>{' '}
        · {quality === 'weak' ? result.weak : result.kinds[kind]} · {messages.whyNot.scale.nameScore}{' '}
        <span className="font-semibold text-ink">{points(nameScore)}</span>
      </p>
      {tokens.length === 0 ? (
        <p className="text-sm text-soft">{words.noPair}</p>
      ) : (
        <WordPairs searchText={text} listedName={value} tokens={tokens} />
      )}
      <CostList costs={costs} />
    </div>
  );
}

/** Disagreements, most expensive first, with the points of each. */
function CostList({ costs }: { readonly costs: DiagnoseResponse['names'][number]['costs'] }) {
  if (costs.length === 0) return null;
  return (
    <div>
      <h4 className="label-caps mb-1">{words.costsTitle}</h4>
      <ul className="space-y-0.5 text-sm">
        {costs.slice(0, MOST).map((cost) => {
          const about = costWords(cost);
          return (
            <li key={`${cost.kind} ${about.join(' ')}`} className="flex max-w-md justify-between gap-4">
              <span className="min-w-0">
                {about.map((word, index) => (
                  <span key={word}>
                    {index > 0 && ' / '}
                    <span className="font-medium">
                      <Name>{word}</Name>
                    </span>
                  </span>
                ))}{' '}
                <span className="text-soft">{words.costs[cost.kind]}</span>
              </span>
              <span className="shrink-0 font-medium text-review">{words.costPoints(`−${points(cost.points)}`)}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-1 max-w-prose text-xs text-faint">{words.costsHint}</p>
    </div>
  );
}
