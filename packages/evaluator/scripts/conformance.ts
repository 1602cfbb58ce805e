/**
 * Puts the values of the reference projects to the metrics and prints a line for each family.
 *
 *   npm run conformance -w packages/evaluator [-- FOLDER …]
 *
 * Runs the project's own vectors, those over public texts where their folder lies beside the repository, and those of
 * every folder named, which holds files of the same form and names. Fails when a case differs without a reason, or when
 * more than 5 % of a contract family differ for reasons that neither specification gives.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { contractFamilies } from '../test/contract-families';
import { ownVectors, publicVectors } from '../test/vector-folders';
import { familiesIn, runFamily } from '../test/vector-suite';

const mostUnwritten = 0.05;
/** Where npm was called, so that a folder may be named from there. */
const calledFrom = process.env['INIT_CWD'] ?? process.cwd();

const named = process.argv.slice(2).map((folder) => path.resolve(calledFrom, folder));
const missing = named.filter((folder) => !existsSync(folder));
if (missing.length > 0) {
  console.error(`no such folder: ${missing.join(', ')}`);
  process.exit(2);
}

const totals = { passed: 0, excluded: 0, failed: 0 };
for (const folder of [ownVectors, publicVectors, ...named].filter(existsSync)) {
  console.log(`\n${path.relative(calledFrom, folder) || folder}`);
  for (const { family, cases } of familiesIn(folder)) {
    const { passed, excluded, unwritten, failures } = await runFamily(folder, family);
    const nExcluded = [...excluded.values()].reduce((sum, ids) => sum + ids.length, 0);
    const isTooFree = contractFamilies.has(family) && unwritten.length > mostUnwritten * cases;
    totals.passed += passed;
    totals.excluded += nExcluded;
    totals.failed += failures.length + (isTooFree ? 1 : 0);
    console.log(`  ${family.padEnd(40)} ${passed} passed, ${nExcluded} excluded, ${failures.length} failed`);
    for (const [reason, ids] of excluded) console.log(`    ${String(ids.length).padStart(4)} excluded: ${reason}`);
    if (isTooFree) console.log(`    ${unwritten.length} of ${cases} are excluded for reasons of our own`);
    for (const failure of failures.slice(0, 20)) console.log(`    failed: ${failure}`);
    if (failures.length > 20) console.log(`    and ${failures.length - 20} more`);
  }
}
console.log(`\n${totals.passed} passed, ${totals.excluded} excluded, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
