import { root } from '@aicp/dev-stack/deployables';
import { compare } from './compare.ts';
import { atEnd } from './ending.ts';
import { load } from './load.ts';
import { fillSystems } from './manySystems.ts';
import { releaseBefore, startRelease } from './startRelease.ts';

const SECONDS = 2;
const TURNS = 15;
const WARM_SECONDS = 15;

/** The list of systems from this release and from the one before, beside each other on the same databases. */
export async function listOfSystems(): Promise<void> {
  const before = await startRelease(releaseBefore());
  const sizes = (process.env.SIZES ?? '10,100,1000').split(',').map(Number);
  const { accounts, client } = await fillSystems(before, sizes, 0);
  atEnd(() => client.close());
  const after = await startRelease(root, before);
  for (const { cookie, systems } of accounts) {
    const ask = (url: string, seconds: number) =>
      load({ url: `${url}/api/systems`, method: 'GET', headers: { cookie } }, seconds);
    const contender = (name: string, { url, pids }: typeof before) => ({
      name,
      pid: pids,
      play: () => ask(url, SECONDS),
    });
    // The one before has worked for a while when this one starts: until both are compiled, only that would be measured.
    for (const { url } of [after, before]) await ask(url, WARM_SECONDS);
    await compare(
      `GET /api/systems with ${systems.size} systems, 20 connections (CPU of gateway and service)`,
      [contender('the release before', before), contender('this release', after)],
      TURNS,
    );
  }
}
