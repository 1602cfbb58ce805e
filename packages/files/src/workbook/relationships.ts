import { posix } from 'node:path';
import type { Archive } from '../archive/open-archive';
import { visitElements } from '../xml/visit-elements';

/** A link from one part to another: `type` is the last word of its type address, the same in strict files. */
export type Relationship = { readonly id: string; readonly type: string; readonly target: string };

/** The links of a part, or of the whole package for the part name `''`; targets are full part names. */
export async function readRelationships(archive: Archive, part: string): Promise<Relationship[]> {
  const folder = posix.dirname(part);
  const relationshipPart = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const links: Relationship[] = [];
  if (!archive.has(relationshipPart)) return links;
  await visitElements(archive, relationshipPart, (name, attributes) => {
    if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
    const target = (attributes['Target'] ?? '').replaceAll('\\', '/');
    const type = (attributes['Type'] ?? '').split('/').at(-1) ?? '';
    links.push({ id: attributes['Id'] ?? '', type, target: resolveTarget(folder, target) });
  });
  return links;
}

function resolveTarget(folder: string, target: string): string {
  return target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
}
