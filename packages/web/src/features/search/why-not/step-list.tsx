import type { DiagnoseResponse } from '@namesake/contract';
import { Check, CircleSmall, X } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';

const { whyNot: words } = messages;

function lookOf(passed: boolean | null) {
  if (passed === null) return { icon: CircleSmall, ink: 'text-faint', said: words.passed.open };
  return passed
    ? { icon: Check, ink: 'text-good', said: words.passed.yes }
    : { icon: X, ink: 'text-review', said: words.passed.no };
}

/** Everything the search did with the party, in the order in which it decides. */
export function StepList({ steps }: { readonly steps: DiagnoseResponse['steps'] }) {
  return (
    <Disclosure summary={words.stepsTitle} defaultOpen>
      <ol className="mt-1 space-y-2 text-sm">
        {steps.map(({ step, passed, text }) => {
          const { icon: Icon, ink, said } = lookOf(passed);
          return (
            <li key={step} className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <span className="flex items-center gap-1.5 self-start font-medium">
                <Icon aria-hidden size={15} strokeWidth={2.5} className={`shrink-0 ${ink}`} />
                {words.steps[step]}
                <span className="sr-only">: {said}</span>
              </span>
              <span className="min-w-0 break-words text-soft">{text}</span>
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}
