import { type RefObject, useEffect, useRef, useState } from 'react';
import { problemCode } from '#shared/api/problem-error.ts';
import { caseFileWords as words } from '#shared/messages/en/case-work.ts';
import { useAttach } from '../api.ts';

/** Maximum size of a file: the service aborts larger uploads, so its answer may be lost. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Specific words for why a file was not attached; undefined if general ones apply. */
const REFUSALS: Readonly<Record<string, string>> = words.refused;

/** A file that was not added, with the reason in the page's or the service's words. */
type NotAdded = {
  readonly key: string;
  readonly name: string;
  readonly refusal: string | undefined;
  readonly error: unknown;
};

/** Attaches files to a case, one after another. A refused file does not stop the others. */
export function useAttachFiles(id: string) {
  const { mutateAsync, isPending } = useAttach(id);
  const [part, setPart] = useState(0);
  const [name, setName] = useState('');
  const [notAdded, setNotAdded] = useState<readonly NotAdded[]>([]);
  const last = useRef(Promise.resolve());
  const send = async (files: readonly File[]): Promise<void> => {
    setNotAdded([]);
    for (const file of files) {
      const key = crypto.randomUUID();
      const refuse = (code: string, error: unknown): void =>
        setNotAdded((before) => [...before, { key, name: file.name, refusal: REFUSALS[code], error }]);
      setName(file.name);
      setPart(0);
      if (file.size > MAX_BYTES) refuse('body_too_large', null);
      else
        await mutateAsync({ file, key, onProgress: setPart }).catch((error) => refuse(problemCode(error) ?? '', error));
    }
  };
  /** Files chosen during an upload are queued. */
  const take = (files: readonly File[]): void => {
    last.current = last.current.then(() => send(files));
  };
  return { take, isPending, part, name, notAdded };
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Accepts files dropped on an element. Prevents the browser from opening files dropped elsewhere. */
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
