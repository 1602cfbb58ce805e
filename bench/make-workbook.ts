import { createRandom } from '@assay/stats';
import ExcelJS from 'exceljs';

const words =
  'river market bridge harbour library garden tower railway theatre archive amber quiet northern hidden'.split(' ');

/** A workbook of questions with answers of 12 to 40 words, the same for the same number of cases. */
export async function makeWorkbook(nCases: number): Promise<{ workbook: Buffer; questions: string[] }> {
  const random = createRandom(7);
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Cases');
  sheet.addRow(['question', 'answer', 'category']);
  const questions: string[] = [];
  for (let index = 0; index < nCases; index += 1) {
    const question = `Q${index}: describe the ${words[random.below(words.length)]} near the ${words[random.below(words.length)]}.`;
    const answer = Array.from({ length: 12 + random.below(29) }, () => words[random.below(words.length)]).join(' ');
    questions.push(question);
    // Every other answer is what the agent says, so that scores spread.
    sheet.addRow([question, index % 2 === 0 ? `Answer to: ${question}` : answer, `Category ${index % 6}`]);
  }
  return { workbook: Buffer.from(await book.xlsx.writeBuffer()), questions };
}
