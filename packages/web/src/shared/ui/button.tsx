import type { ComponentProps } from 'react';

const LOOKS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-faint border-transparent',
  secondary: 'bg-surface text-ink border-edge hover:bg-sunken disabled:text-faint disabled:border-line',
  quiet: 'bg-transparent text-soft border-transparent hover:bg-sunken hover:text-ink',
  danger: 'bg-ink text-paper border-transparent hover:bg-soft disabled:opacity-60',
};

type ButtonProps = ComponentProps<'button'> & {
  readonly look?: keyof typeof LOOKS;
  readonly size?: 'normal' | 'small';
};

export function Button({ look = 'secondary', size = 'normal', className, type = 'button', ...rest }: ButtonProps) {
  const dimensions = size === 'small' ? 'min-h-7 px-2 text-sm' : 'min-h-9 px-3.5 text-base';
  return (
    <button
      type={type}
      className={classNames(
        'inline-flex items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap transition-colors',
        dimensions,
        LOOKS[look],
        className,
      )}
      {...rest}
    />
  );
}

/** Joins class names, without false or absent ones. */
const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
