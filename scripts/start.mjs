/** `npm start` and `npm run dev`: the launcher itself is libs/dev-stack/src/start.ts. */

import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithParent, ensureModules, FRUGAL, isNode24, root, runWithNode24 } from '../libs/dev-stack/src/node24.mjs';

endWithParent();
const launcher = join(root, 'libs/dev-stack/src/start.ts');
if (isNode24()) {
  await ensureModules(process.execPath);
  nodeModule.enableCompileCache(FRUGAL.NODE_COMPILE_CACHE);
  await import(pathToFileURL(launcher).href);
} else {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  process.exit(await runWithNode24([launcher, ...process.argv.slice(2)], { spawn: { stdio }, env: FRUGAL }));
}
