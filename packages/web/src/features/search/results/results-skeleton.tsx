/** The shape of what is coming, so that nothing jumps. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden className="animate-pulse space-y-3">
      <div className="h-18 rounded-xl bg-sunken" />
      <div className="h-40 rounded-xl border border-line bg-surface" />
      <div className="h-24 rounded-xl border border-line bg-surface" />
    </div>
  );
}
