import { type ReactNode, useId } from 'react';

type FactorCardProps = {
  readonly title: string;
  readonly text: ReactNode;
  /** Buttons. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

/** One kind of factor: description, state and actions. */
export function FactorCard({ title, text, action, children }: FactorCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={id} className="font-semibold">
            {title}
          </h3>
          <div className="text-sm text-soft">{text}</div>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
