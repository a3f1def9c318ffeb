import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useMay } from '#shared/api/session.ts';
import { keepRowPlace, readRowPlace } from '#shared/kept/row-place.ts';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { readCasesAddress } from '../address.ts';
import { NextForMe } from '../next-for-me.tsx';

const words = messages.cases.trail;
const LINK = 'link inline-flex min-h-8 items-center gap-1.5 text-sm';

/** Links from a case back to its place in the list, to the next one there, and to the user's next case. */
export function CaseTrail({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const may = useMay();
  const place = readRowPlace('cases');
  const at = place?.ids.indexOf(id) ?? -1;
  const next = at < 0 ? undefined : place?.ids[at + 1];
  const address = readCasesAddress(place?.address ?? {});
  const keepNext = () => place !== undefined && keepRowPlace('cases', address, { ...place, current: next });
  const goOn = () => {
    if (next === undefined) return;
    keepNext();
    void navigate({ to: '/cases/$case', params: { case: next } });
  };
  useKeys([
    { key: 'h', words: words.back, run: () => void navigate({ to: '/cases', search: address }) },
    { key: 'l', words: words.next, run: goOn },
  ]);
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center justify-between gap-x-4" data-screen-only>
      <Link to="/cases" search={address} aria-keyshortcuts="h" className={LINK}>
        <ArrowLeft aria-hidden size={15} className="rtl:-scale-x-100" />
        {words.back}
      </Link>
      <span className="inline-flex flex-wrap items-center gap-x-4">
        {next !== undefined && (
          <Link
            to="/cases/$case"
            params={{ case: next }}
            onClick={keepNext}
            preload={false}
            aria-keyshortcuts="l"
            className={LINK}
          >
            {words.next}
            <ArrowRight aria-hidden size={15} className="rtl:-scale-x-100" />
          </Link>
        )}
        {at >= 0 && next === undefined && <span className="text-sm text-soft">{words.end}</span>}
        {may('cases:write') && <NextForMe look="secondary" />}
      </span>
    </nav>
  );
}
