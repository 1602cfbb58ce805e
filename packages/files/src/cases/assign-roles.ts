import type { ColumnMapping, ColumnRole, ErrorPlace } from '@assay/contracts';
import type { Column } from './column';
import { normalizeHeader } from './header-text';
import type { Header } from './read-headers';
import { numberedRoles, type RecognizedHeader, recognizeHeader } from './recognize-header';

/** The role of every named column, and what stands in the way of reading them. */
export type Assignment = {
  readonly columns: readonly Column[];
  /** Columns nobody but the author can tell apart; the sheet cannot be read until they are mapped. */
  readonly conflicts: readonly ErrorPlace[];
  /** Headers that name a role a better-named column already has; they are kept as metadata. */
  readonly passedOver: readonly { readonly column: Column; readonly role: ColumnRole; readonly winner: string }[];
};

type Candidate = { readonly header: Header; readonly mapped?: ColumnRole; readonly recognized?: RecognizedHeader };

/** Gives each column its role: the mapping's first, then the one its header names, else metadata. */
export function assignRoles(headers: readonly Header[], mapping: ColumnMapping | undefined): Assignment {
  const candidates = headers.map((header) => toCandidate(header, mapping));
  const columns: Column[] = [];
  const passedOver: Assignment['passedOver'][number][] = [];
  for (const candidate of candidates) {
    const { header, mapped, recognized } = candidate;
    const winner = mapped ? undefined : findWinner(candidate, candidates);
    const role = mapped ?? (recognized && !winner ? recognized.role : 'metadata');
    const column = { index: header.index, letter: header.letter, header: header.header, role };
    columns.push(column);
    // Where a person gave the role to another column, there is nothing to tell.
    if (recognized && winner && !winner.mapped)
      passedOver.push({ column, role: recognized.role, winner: winner.header.header });
  }
  return { columns, conflicts: findConflicts(columns, candidates), passedOver };
}

function toCandidate(header: Header, mapping: ColumnMapping | undefined): Candidate {
  const mapped = mappedRole(header, mapping);
  if (mapped) return { header, mapped };
  const recognized = recognizeHeader(header.text);
  return recognized ? { header, recognized } : { header };
}

function mappedRole({ header }: Header, mapping: ColumnMapping | undefined): ColumnRole | undefined {
  const roles = Object.entries(mapping?.columns ?? {});
  const exact = roles.find(([name]) => name === header);
  return (exact ?? roles.find(([name]) => normalizeHeader(name) === normalizeHeader(header)))?.[1];
}

/** The column that takes the role a header names, where it is another one. */
function findWinner({ recognized }: Candidate, candidates: readonly Candidate[]): Candidate | undefined {
  if (!recognized) return undefined;
  const { role, rank } = recognized;
  if (!numberedRoles.has(role)) {
    const mapped = candidates.find((candidate) => candidate.mapped === role);
    if (mapped) return mapped;
  }
  const better = candidates.filter((other) => other.recognized?.role === role && other.recognized.rank < rank);
  return better.sort((left, right) => (left.recognized?.rank ?? 0) - (right.recognized?.rank ?? 0))[0];
}

function findConflicts(columns: readonly Column[], candidates: readonly Candidate[]): ErrorPlace[] {
  const named = columns.filter(({ role }) => role !== 'metadata' && role !== 'ignore');
  return named.flatMap((column) => {
    const rivals = named.filter((other) => other.role === column.role && isRival(column, other, candidates));
    if (rivals.length < 2) return [];
    const headers = rivals.map(({ header }) => `"${header}"`).join(' and ');
    const message = `${headers} would all be the ${column.role}; choose what each column is.`;
    return [{ path: `columns.${column.header}`, message }];
  });
}

function isRival(column: Column, other: Column, candidates: readonly Candidate[]): boolean {
  const [left, right] = [column, other].map(({ index }) => candidates.find(({ header }) => header.index === index));
  if (!left || !right) return false;
  if (column.role !== 'answer' && column.role !== 'context') return true;
  // Several answer columns are several references, unless they have one name and nobody chose them.
  return !left.mapped && !right.mapped && normalizeHeader(left.header.text) === normalizeHeader(right.header.text);
}
