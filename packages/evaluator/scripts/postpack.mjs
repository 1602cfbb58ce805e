// After `npm pack`: the workspace's own manifest again.
import { renameSync } from 'node:fs';

renameSync('package.json.workspace', 'package.json');
