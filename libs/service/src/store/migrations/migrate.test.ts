import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { readiness } from '../../process/ops.ts';
import { pollUntil } from '../../process/pollUntil.ts';
import { migrate, pending, type Target } from './migrate.ts';
import { untilMigrated } from './untilMigrated.ts';

let app: TestService;
let target: Target;
const path = mkdtempSync(join(tmpdir(), 'aicp-migrations-'));

/** A migration that notes when it began, works for a while, and says that it is over. */
function write(name: string, inTheMiddle = ''): void {
  writeFileSync(
    join(path, `${name}.ts`),
    `export async function up(db: { collection(name: string): any }): Promise<void> {
      await db.collection('steps').insertOne({ step: '${name} began' });
      await new Promise(resolve => setTimeout(resolve, 50));
      ${inTheMiddle}
      await db.collection('steps').insertOne({ step: '${name} ended' });
    }`,
  );
}

const steps = async () => (await app.rows('steps')).map(({ step }) => step);
const nobodyWaits = () => {
  throw new Error('nobody else was to be at work');
};

beforeAll(async () => {
  app = await openTestService('reporting');
  const folder = pathToFileURL(`${path}/`);
  target = { client: mongoose.connection.getClient(), database: mongoose.connection.name, folder };
});
afterAll(async () => {
  await app.stop();
  rmSync(path, { recursive: true });
});

describe('migrations', () => {
  it('run once each in their order, however often they are asked for', async () => {
    write('002-second');
    write('001-first');
    expect(await migrate(target, nobodyWaits)).toEqual(['001-first.ts', '002-second.ts']);
    expect(await migrate(target, nobodyWaits)).toEqual([]);
    expect(await steps()).toEqual(['001-first began', '001-first ended', '002-second began', '002-second ended']);
  });

  it('asked for by two at once run for one, while the other waits', async () => {
    write('003-third');
    let waited = 0;
    const both = await Promise.all([1, 2].map(() => migrate(target, () => void waited++)));
    expect(both.flat()).toEqual(['003-third.ts']);
    expect(waited).toBe(1);
  });

  it('of a killed process begin anew once its lock has run out, and not before', async () => {
    write('004-fourth', "if (process.env.DIE) process.kill(process.pid, 'SIGKILL');");
    const script = `
      const { MongoClient } = await import('mongodb');
      const { migrate } = await import(${JSON.stringify(new URL('./migrate.ts', import.meta.url))});
      const client = await MongoClient.connect(${JSON.stringify(process.env.TEST_MONGODB_URI)});
      const folder = new URL(${JSON.stringify(target.folder)});
      await migrate({ client, database: ${JSON.stringify(target.database)}, folder }, () => {});`;
    const args = ['--input-type=module', '--eval', script];
    const [, signal] = await once(spawn(process.execPath, args, { env: { ...process.env, DIE: 'yes' } }), 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await pending(target)).toEqual(['004-fourth.ts']);

    let waiting = false;
    const next = migrate(target, () => {
      waiting = true;
    });
    await pollUntil(async () => waiting || undefined);
    expect((await steps()).slice(6)).toEqual(['004-fourth began']);
    const locks = mongoose.connection.collection<{ _id: string }>('migrations_lock');
    await locks.updateOne({ _id: 'lock' }, { $set: { until: new Date() } });
    expect(await next).toEqual(['004-fourth.ts']);
    expect((await steps()).slice(6)).toEqual(['004-fourth began', '004-fourth began', '004-fourth ended']);
  });

  it('that are missing keep a process from being ready, until somebody runs them', async () => {
    write('005-fifth');
    const ready = untilMigrated(app, target, false);
    await pollUntil(async () => app.checks.has('migrations') || undefined);
    const { dependencies } = await readiness(app);
    expect(dependencies.migrations).toMatch(
      /^The database test_reporting_\w+ is behind this release. Missing: 005-fifth.ts. /,
    );
    await migrate(target, nobodyWaits);
    await ready;
    expect(await readiness(app)).toMatchObject({ ready: true });
  });

  it('of a later release do not trouble this one', async () => {
    write('006-sixth');
    await untilMigrated(app, target, true);
    rmSync(join(path, '006-sixth.ts'));
    await untilMigrated(app, target, false);
    expect(await steps()).toContain('006-sixth ended');
  });

  it('that fail name themselves, stay to be done, and hold up those behind them', async () => {
    write('009-ninth', "throw new Error('no such index');");
    write('010-tenth');
    await expect(migrate(target, nobodyWaits)).rejects.toThrow('Could not migrate up 009-ninth.ts: no such index');
    expect(await pending(target)).toEqual(['009-ninth.ts', '010-tenth.ts']);
  });
});
