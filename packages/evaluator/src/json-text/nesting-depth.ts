import type { Json } from '../json';

/** How deep lists and objects are nested; 0 for a scalar, 1 for a flat list. */
export function nestingDepth(value: Json): number {
  let depth = 0;
  let level: Json[] = [value];
  for (;;) {
    const containers = level.filter((item) => typeof item === 'object' && item !== null);
    if (containers.length === 0) return depth;
    depth++;
    level = containers.flatMap((item) => Object.values(item ?? {}));
  }
}
