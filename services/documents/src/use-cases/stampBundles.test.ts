import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { context } from '@aicp/service/store/context';
import { localClient, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { startAuthority } from '../../testing/startAuthority.ts';
import { stamperOf } from '../adapters/timestamp.ts';
import { jobs } from '../handlers/index.ts';
import { createBundle } from './createBundle.ts';
import { stampBundles } from './stampBundles.ts';

type Verdict = { files: { changed: string | null }[]; timestamp: { time: string; token: string } | null };
const page = readFileSync(new URL('./verify.html', import.meta.url), 'utf8');
const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
const { verifyBundle } = new Function(`${script}; return { verifyBundle };`)() as {
  verifyBundle(bytes: Uint8Array): Promise<Verdict>;
};

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let authority: Awaited<ReturnType<typeof startAuthority>>;
const worker = () => ({
  ...context(service.app, 'request-1'),
  ...service.making,
  drafter: null,
  stamper: stamperOf(authority.url),
});
beforeAll(async () => {
  [service, authority] = await Promise.all([openDocumentsForTest(), startAuthority()]);
  startRelay(service.app);
  for (const job of jobs) startJobWorker(service.app, job, worker);
});
afterAll(() => Promise.all([service.app.stop(), authority.stop()]));

async function downloadBundle(id: number): Promise<Buffer> {
  const ctx = { ...service.contextBy({ actor: user(1), client: localClient, requestId: 'request-1' }), stamps: true };
  return buffer((await createBundle(ctx, String(id))).bytes);
}

describe('with a time stamp authority', () => {
  it('a bundle has its stamp, requested once: created again it is equal byte for byte', async () => {
    const id = await service.completed();
    const bytes = await downloadBundle(id);
    const { files, timestamp } = await verifyBundle(bytes);
    expect(files.filter(({ changed }) => changed)).toEqual([]);
    expect(Math.abs(Date.now() - Date.parse(timestamp?.time ?? ''))).toBeLessThan(60_000);
    const { asked } = authority;
    expect((await downloadBundle(id)).equals(bytes)).toBe(true);
    expect(authority.asked).toBe(asked);
  });

  it('a change in any part of the time stamp is detected', async () => {
    const bytes = await downloadBundle(await service.completed());
    const { timestamp } = await verifyBundle(bytes);
    const from = bytes.indexOf('"timestamp"');
    const until = bytes.indexOf(timestamp?.token ?? '-') + (timestamp?.token.length ?? 0);
    for (let at = from; at < until; at += 97) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const { files } = await verifyBundle(changed);
      if (!files.some(file => file.changed)) throw new Error(`byte ${at} was changed unseen`);
    }
  });

  it('the time stamp of another root is not accepted', async () => {
    const [one, other] = [
      await downloadBundle(await service.completed()),
      await downloadBundle(await service.completed()),
    ];
    const [mine, theirs] = [(await verifyBundle(one)).timestamp, (await verifyBundle(other)).timestamp];
    const text = one.toString('latin1').replace(JSON.stringify(mine?.token), JSON.stringify(theirs?.token));
    const { files } = await verifyBundle(Buffer.from(text, 'latin1'));
    expect(files.some(({ changed }) => changed)).toBe(true);
  });

  it('while it is unavailable, bundles have no stamp and get it later', async () => {
    authority.fault = 'away';
    const id = await service.completed();
    expect(await verifyBundle(await downloadBundle(id))).toMatchObject({ timestamp: null });
    await stampBundles(worker());
    expect(await verifyBundle(await downloadBundle(id))).toMatchObject({ timestamp: null });
    authority.fault = null;
    await stampBundles(worker());
    const bytes = await downloadBundle(id);
    expect((await verifyBundle(bytes)).timestamp).not.toBeNull();
    await stampBundles(worker());
    expect((await downloadBundle(id)).equals(bytes)).toBe(true);
  });
});
