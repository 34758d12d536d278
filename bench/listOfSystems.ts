import { root } from '@aicp/dev-stack/deployables';
import { compare } from './compare.ts';
import { atEnd } from './ending.ts';
import { load } from './load.ts';
import { fillSystems } from './manySystems.ts';
import { releaseBefore, startRelease } from './startRelease.ts';

const SECONDS = 2;
const TURNS = 15;

/** The list of systems from this release and from the one before, beside each other on the same databases. */
export async function listOfSystems(): Promise<void> {
  const before = await startRelease(releaseBefore());
  const { accounts, client } = await fillSystems(before, [10, 100, 1_000], 0);
  atEnd(() => client.close());
  const after = await startRelease(root, before);
  for (const { cookie, systems } of accounts) {
    const contender = (name: string, { url, pids }: typeof before) => ({
      name,
      pid: pids,
      play: () => load({ url: `${url}/api/systems`, method: 'GET', headers: { cookie } }, SECONDS),
    });
    await compare(
      `GET /api/systems with ${systems.size} systems, 20 connections (CPU of gateway and service)`,
      [contender('the release before', before), contender('this release', after)],
      TURNS,
    );
  }
}
