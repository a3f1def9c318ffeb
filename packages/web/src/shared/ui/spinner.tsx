import { LoaderCircle } from 'lucide-react';

/** Indicates activity; the text next to it says which. */
export function Spinner({ size = 18 }: { readonly size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="animate-spin" />;
}
