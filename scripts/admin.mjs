/** `npm run admin`: who administers is identity's affair, the lists and the activity log are the administration's. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../libs/dev-stack/src/node24.mjs';

const FILES = {
  grant: 'services/identity/src/command/main.ts',
  revoke: 'services/identity/src/command/main.ts',
  rebuild: 'services/admin/src/command/main.ts',
  'verify-log': 'services/admin/src/command/main.ts',
};

const file = FILES[process.argv[2]];
if (file) await import(pathToFileURL(join(root, file)).href);
else {
  process.stdout.write(`Usage: npm run admin -- grant|revoke <username>             makes a user an administrator, or an ordinary user again
       npm run admin -- rebuild                           rebuilds the lists in the admin panel
       npm run admin -- verify-log [<number>:<hash>]      verifies the activity log, optionally against an entry recorded elsewhere
`);
  process.exitCode = 64;
}
