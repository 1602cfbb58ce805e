import type { MigrationFile } from './migration-files';
import type { MigrationRecord } from './migration-records';

function checkRecord(record: MigrationRecord, file: MigrationFile | undefined): void {
  if (!record.isFinished) {
    throw new Error(
      `Migration ${record.name} failed earlier (${record.logs?.split('\n')[0] ?? 'it was interrupted'}). ` +
        `Nothing of it was kept. Next: mend its cause, then run: npm run prisma -- migrate resolve --rolled-back ${record.name}`,
    );
  }
  if (file === undefined) {
    throw new Error(
      `This database is newer than this release: it has migration ${record.name}, which the release does not know. ` +
        'Next: start the newer release again, or restore a backup made before the upgrade.',
    );
  }
  if (file.checksum !== record.checksum) {
    throw new Error(
      `Migration ${record.name} was edited after it was applied. ` +
        'Next: restore the file as it was released and put the change into a new migration.',
    );
  }
}

/**
 * The migrations still to be applied.
 *
 * @throws {Error} when the database and the files contradict each other: a migration that failed earlier, one the
 *   files do not have, one edited since, or one older than the newest applied
 */
export function selectPending(files: readonly MigrationFile[], records: readonly MigrationRecord[]): MigrationFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const record of records) checkRecord(record, byName.get(record.name));
  const applied = new Set(records.map(({ name }) => name));
  const pending = files.filter(({ name }) => !applied.has(name));
  const newestApplied = [...applied].sort().at(-1);
  const late = pending.find(({ name }) => newestApplied !== undefined && name < newestApplied);
  if (late !== undefined) {
    throw new Error(
      `Migration ${late.name} is older than ${newestApplied}, which is already applied. ` +
        'Next: give its folder a later time stamp.',
    );
  }
  return pending;
}
