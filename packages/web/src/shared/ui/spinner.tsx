import { LoaderCircle } from 'lucide-react';

/** Something is under way; what, the words beside it say. */
export function Spinner({ size = 18 }: { readonly size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="animate-spin" />;
}
