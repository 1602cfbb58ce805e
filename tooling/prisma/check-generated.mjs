// Fails when the generated client was made from another schema than prisma/schema.prisma, or than the file named as
// its argument. Needs no Prisma CLI.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const [, , schemaFile = 'prisma/schema.prisma'] = process.argv;
const clientFile = 'packages/db/src/generated/prisma/internal/class.ts';

/** The schema text the generator wrote into the client, or undefined when there is no client. */
function readInlineSchema() {
  let source;
  try {
    source = readFileSync(path.join(root, clientFile), 'utf8');
  } catch {
    return undefined;
  }
  const literal = /"inlineSchema": ("(?:[^"\\]|\\.)*")/.exec(source)?.[1];
  return literal === undefined ? undefined : JSON.parse(literal);
}

const schema = readFileSync(path.resolve(root, schemaFile), 'utf8').replaceAll('\r\n', '\n');
if (readInlineSchema() === schema) {
  console.log(`${clientFile} matches ${schemaFile}`);
} else {
  console.error(`${clientFile} was not generated from the current ${schemaFile}.`);
  console.error('Run: npm run prisma -- format && npm run prisma -- generate');
  process.exitCode = 1;
}
