import type { Scoring } from '@namesake/contract';
import { type ReactNode, useId } from 'react';
import { scoringWords } from '#shared/messages/en/policies.ts';
import { Name } from '#shared/ui/name.tsx';

type SectionProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** A section: one or two sentences about it, then the figures. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <p className="mt-0.5 mb-3 max-w-prose text-soft">{text}</p>
      {children}
    </section>
  );
}

type Example = NonNullable<Scoring['costs'][number]['example']>;

/** Two invented names, the screened one first. */
export function ExamplePair({ example }: { readonly example: Pick<Example, 'query' | 'listed'> }) {
  return (
    <>
      <Name>{example.query}</Name> <span className="text-faint">{scoringWords.comparedWith}</span>{' '}
      <Name>{example.listed}</Name>
    </>
  );
}
