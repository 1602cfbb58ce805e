import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { LauncherError } from '../launcher-error';
import { writeFileWhole } from './write-file-whole';

/** Where one installation keeps everything. */
export type DataFolder = {
  readonly path: string;
  readonly lockFile: string;
  readonly childrenFile: string;
  readonly agentPortFile: string;
  readonly sampleFile: string;
  readonly secretKeyFile: string;
  readonly apiKeyFile: string;
  readonly logs: string;
};

/** Root lets the account PostgreSQL runs as pass through; nobody else can read anything in it either way. */
const folderMode = process.getuid?.() === 0 ? 0o711 : 0o700;

/**
 * Makes the data folder when it is missing, and proves that it may be written to.
 *
 * @throws {LauncherError} when it is no folder, or may not be made; errors of the file system as they are
 */
export function openDataFolder(given: string): DataFolder {
  const folder = path.resolve(given);
  const logs = path.join(folder, 'logs');
  try {
    mkdirSync(folder, { recursive: true, mode: folderMode });
    mkdirSync(logs, { recursive: true, mode: 0o700 });
    writeFileWhole(path.join(folder, 'README'), readme);
  } catch (error) {
    throw explain(error, folder);
  }
  return {
    path: folder,
    lockFile: path.join(folder, 'launcher.lock'),
    childrenFile: path.join(folder, 'children.json'),
    agentPortFile: path.join(folder, 'agent-port'),
    sampleFile: path.join(folder, 'sample.json'),
    secretKeyFile: path.join(folder, 'secret-key'),
    apiKeyFile: path.join(folder, 'api-key'),
    logs,
  };
}

function explain(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new LauncherError(`The data folder ${folder} is no folder. Choose another with ASSAY_DATA_DIR.`, error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const nextStep = 'Start Assay as the account that owns it, or choose another with ASSAY_DATA_DIR.';
    return new LauncherError(`The data folder ${folder} may not be written to by this account. ${nextStep}`, error);
  }
  return error;
}

const readme = `The data of one Assay installation: the embedded database, its keys, and the logs of its processes.
To keep it safe, stop Assay and copy the whole folder; without the file secret-key no stored credential can be read.
To start empty, stop Assay and delete it (and the folder postgres-location names, where that file exists).
`;
