import type { ReactNode } from 'react';

type NameProps = {
  readonly children: ReactNode;
  readonly script?: string | undefined;
  readonly language?: string | undefined;
};

/** A party's name: isolated, so that a right-to-left name does not reorder the words around it. */
export function Name({ children, script, language }: NameProps) {
  return (
    <bdi dir="auto" lang={languageTag(language, script)} className="break-words">
      {children}
    </bdi>
  );
}

/** A BCP 47 tag for a name: its language if known, else "und" with its script, for fonts and screen readers. */
export function languageTag(language: string | undefined, script: string | undefined): string | undefined {
  if (language !== undefined && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)) return language;
  return script !== undefined && /^[A-Z][a-z]{3}$/.test(script) && script !== 'Latn' ? `und-${script}` : undefined;
}
