import { DomainError } from '@aicp/contracts/domainError';
import type { WorkerContext } from './context.ts';
import type { env } from './env.ts';
import { ensureAdministrator } from './use-cases/account/ensureAdministrator.ts';

/** A fault of the environment, as readEnv has it. */
const EXIT_CODE = 78;

/** Makes the administrator that the environment names, at the first start; ends the process when it cannot be made. */
export async function makeFirstAdministrator(
  ctx: WorkerContext,
  { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: typeof env,
): Promise<void> {
  if (!username || !email || !password) return;
  try {
    await ensureAdministrator(ctx, { username, email, password });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(
      `The administrator from ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD could not be created: ${error.message}\n`,
    );
    process.exit(EXIT_CODE);
  }
}
