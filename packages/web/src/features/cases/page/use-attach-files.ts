import { type RefObject, useEffect, useRef, useState } from 'react';
import { problemCode } from '#shared/api/problem-error.ts';
import { caseFileWords as words } from '#shared/messages/en/case-work.ts';
import { useAttach } from '../api.ts';

/** Most bytes of a file: the service ends the upload of a larger one, so that its answer may be lost. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Why a file was not attached, in the words of the page; undefined where the general ones say it. */
const REFUSALS: Readonly<Record<string, string>> = words.refused;

/** Puts files to a case, one after another. After one that is refused, those chosen with it are not sent. */
export function useAttachFiles(id: string) {
  const { mutateAsync, isPending, error, reset } = useAttach(id);
  const [part, setPart] = useState(0);
  const [name, setName] = useState('');
  const [said, setSaid] = useState<'too_large'>();
  const last = useRef(Promise.resolve());
  const send = async (files: readonly File[]): Promise<void> => {
    reset();
    setSaid(undefined);
    for (const file of files) {
      setName(file.name);
      setPart(0);
      if (file.size > MOST_BYTES) return setSaid('too_large');
      try {
        await mutateAsync({ file, key: crypto.randomUUID(), onProgress: setPart });
      } catch {
        return;
      }
    }
  };
  /** Those that are chosen while others are on their way follow them. */
  const take = (files: readonly File[]): void => {
    last.current = last.current.then(() => send(files));
  };
  const code = said === 'too_large' ? 'body_too_large' : (problemCode(error) ?? '');
  return { take, isPending, part, name, refusal: REFUSALS[code], error };
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Takes files that are dropped on an element. For those that miss it, the browser would leave the page. */
export function useDroppedFiles<Target extends HTMLElement>(
  isOn: boolean,
  take: (files: readonly File[]) => void,
): { readonly ref: RefObject<Target | null>; readonly isOver: boolean } {
  const ref = useRef<Target>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    const isInside = ({ target }: DragEvent): boolean =>
      target instanceof Node && ref.current?.contains(target) === true;
    const listen = (type: 'dragover' | 'dragleave' | 'drop', run: (event: DragEvent) => void): void =>
      window.addEventListener(type, (event) => hasFiles(event) && run(event), listening);
    listen('dragover', (event) => {
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = isInside(event) ? 'copy' : 'none';
      setOver(isInside(event));
    });
    listen('dragleave', (event) => event.relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      event.preventDefault();
      setOver(false);
      if (isInside(event)) take([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  });
  return { ref, isOver };
}
