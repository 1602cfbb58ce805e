import { LoaderCircle } from 'lucide-react';
import { cn } from './cn';

/** A turning ring for work that has begun; it stands still under reduced motion, so always put words beside it. */
export function Spinner({ className }: { readonly className?: string }) {
  return <LoaderCircle className={cn('animate-spin', className)} />;
}
