import { type ReactNode, useEffect, useRef, useState } from 'react';

type ScrollXProps = { readonly label: string; readonly className?: string; readonly children: ReactNode };

/** Scrolls wide content sideways. A tab stop only while it overflows, for keyboard users. */
export function ScrollX({ label, className, children }: ScrollXProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this only names what scrolls.
    <div
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
      className={`relative overflow-x-auto ${className ?? ''}`}
    >
      {children}
    </div>
  );
}

type ScrollYProps = { readonly label: string; readonly className?: string; readonly children: ReactNode };

/** Scrolls content higher than `className` allows. A tab stop only while it overflows, for keyboard users. */
export function ScrollY({ label, className, children }: ScrollYProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this only names what scrolls.
    <div
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
      className={`relative overflow-y-auto ${className ?? ''}`}
    >
      {children}
    </div>
  );
}
