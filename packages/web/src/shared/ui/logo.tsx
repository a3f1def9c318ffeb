import { messages } from '#shared/messages/messages.ts';

type LogoProps = {
  /** When the word is hidden: on the narrowest windows, or in a rail of icons. */
  readonly compact?: 'narrow' | 'rail';
};

const WORD = { narrow: 'max-[26rem]:hidden', rail: 'max-xl:hidden' };

/** Two of the same shape, one filled and one not: the listed party and the namesake. */
export function Logo({ compact }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold tracking-tight text-ink">
      <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" className="shrink-0 text-accent">
        <rect x="2" y="2" width="13" height="13" rx="3" fill="currentColor" />
        <rect
          x="9"
          y="9"
          width="13"
          height="13"
          rx="3"
          className="fill-surface"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      <span className={compact && WORD[compact]}>{messages.product}</span>
    </span>
  );
}
