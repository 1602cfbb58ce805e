/** A count with its noun: "1 case", "1,200 cases". */
export function countWords(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`;
}
