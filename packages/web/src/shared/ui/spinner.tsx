import { LoaderCircle } from 'lucide-react';

/** Shows activity; the text next to it says which. */
export function Spinner({ size = 18 }: { readonly size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="animate-spin" />;
}
