/** The operator commands: `npm run aicp -- <command>` next to the product, and roles of the containers. */

const [identity, admin] = ['services/identity/src/command/main.ts', 'services/admin/src/command/main.ts'];

/** The file of each command, or one file for each first word. */
const FILES: Record<string, string | Record<string, string>> = {
  // Identity stores the administrators; the admin service has the lists and the activity log.
  admin: { grant: identity, revoke: identity, rebuild: admin, 'verify-log': admin },
  backup: 'libs/dev-stack/src/copies.ts',
  billing: 'services/billing/src/command/main.ts',
  files: 'services/documents/src/command/main.ts',
  jobs: 'libs/service/src/queue/jobs/main.ts',
  migrate: 'libs/service/src/store/migrations/main.ts',
  reports: 'services/reporting/src/command/main.ts',
  restore: 'libs/dev-stack/src/copies.ts',
  restored: 'libs/service/src/store/restored/main.ts',
};

export const USAGE = `Usage: npm run aicp -- <command> …

  admin grant|revoke <username>            make a user an administrator, or an ordinary user again
  admin rebuild                            rebuild the lists in the admin panel
  admin verify-log [<number>:<hash>]       verify the activity log, optionally against an entry recorded elsewhere
  backup <folder>                          copy all databases, encrypted
  billing sync                             find the plans at Stripe and create those that are missing
  files check | move s3|mongodb            check that every file is there, or move them
  jobs [retry|discard <queue> <id>]        show the queues and their failed jobs, retry or discard them
  migrate [status] [<service> …]           bring the databases up to this release
  reports rerun <id>                       compute a report again from what was filed, and compare
  restore <folder>/<copy> [--replace]      restore all databases from a copy
  restored                                 run once after restoring, before the product starts
`;

/** @returns the file of a command, from the repository's root; undefined if there is no such command */
export function commandFile(name: string, [first = '']: readonly string[] = []): string | undefined {
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (typeof file !== 'object') return file;
  return Object.hasOwn(file, first) ? file[first] : undefined;
}
