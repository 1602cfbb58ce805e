/** Lines of a table with its columns aligned: the first to the left, the others as `alignRight` says. */
export function formatTable(rows: readonly (readonly string[])[], alignRight: ReadonlySet<number>): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length);
  return rows.map((row) =>
    row
      .map((text, column) =>
        alignRight.has(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
