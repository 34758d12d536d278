import { root } from '@aicp/dev-stack/deployables';
import { compare } from './compare.ts';
import { atEnd } from './ending.ts';
import { load } from './load.ts';
import { fillSystems } from './manySystems.ts';
import { otherCheckout, startRelease } from './startRelease.ts';

const SECONDS = 2;
const TURNS = 15;
const WARM_SECONDS = 15;

/** Compares the list of systems of this checkout and of another one, in turn on the same databases. */
export async function listOfSystems(): Promise<void> {
  const other = await startRelease(otherCheckout());
  const sizes = (process.env.SIZES ?? '10,100,1000').split(',').map(Number);
  const { accounts, client } = await fillSystems(other, sizes, 0);
  atEnd(() => client.close());
  const ours = await startRelease(root, other);
  for (const { cookie, systems } of accounts) {
    const ask = (url: string, seconds: number) =>
      load({ url: `${url}/api/systems`, method: 'GET', headers: { cookie } }, seconds);
    const contender = (name: string, { url, pids }: typeof other) => ({
      name,
      pid: pids,
      play: () => ask(url, SECONDS),
    });
    // The other one has already run for a while when ours starts. Without a warm-up of both, only compilation would be measured.
    for (const { url } of [ours, other]) await ask(url, WARM_SECONDS);
    await compare(
      `GET /api/systems with ${systems.size} systems, 20 connections (CPU of gateway and service)`,
      [contender('the other checkout', other), contender('this checkout', ours)],
      TURNS,
    );
  }
}
