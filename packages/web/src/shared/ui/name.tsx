import type { ReactNode } from 'react';
import { languageTag } from '#shared/format/script-language.ts';

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
