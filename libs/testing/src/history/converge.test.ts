import type { Envelope } from '@aicp/contracts/event';
import { SystemDeleted, SystemUpdated } from '@aicp/contracts/events/assessmentEvents';
import { collection } from '@aicp/service/store/collection';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestService, type TestService } from '../openTestService.ts';
import { converge } from './converge.ts';

type Row = { _id: number; version: number; name: string; heard: number };
const Systems = collection<Row>('systems', {
  _id: { type: Number, required: true },
  version: { type: Number, default: 0 },
  name: { type: String, default: '' },
  heard: { type: Number, default: 0 },
});
const Gone = collection<{ _id: number }>('gone', { _id: { type: Number, required: true } });

let app: TestService;
beforeAll(async () => {
  app = await openTestService('admin');
});
afterAll(() => app.stop());

type Faults = { takesOlder?: boolean; bringsBack?: boolean; counts?: boolean; deaf?: boolean };

/** A copy of systems with exactly the guards that a test asks for. */
const serviceWith =
  ({ takesOlder = false, bringsBack = false, counts = false, deaf = false }: Faults) =>
  async ({ name, data }: Envelope): Promise<void> => {
    if (deaf) return;
    if (name === SystemDeleted.name) {
      const { systemId } = SystemDeleted.data.parse(data);
      await Gone.updateOne({ _id: systemId }, {}, { upsert: true });
      await Systems.deleteOne({ _id: systemId });
      return;
    }
    const { system, version } = SystemUpdated.data.parse(data);
    const known = await Systems.findById(system.id);
    if (!bringsBack && (await Gone.exists({ _id: system.id }))) return;
    if (counts) await Systems.updateOne({ _id: system.id }, { $inc: { heard: 1 } });
    if (!takesOlder && known && known.version >= version) return;
    await Systems.updateOne({ _id: system.id }, { version, name: system.name }, { upsert: true });
  };

const handled = [SystemUpdated.name, SystemDeleted.name];
const faultsOf = (faults: Faults) =>
  converge({
    service: 'admin',
    handled,
    deliver: serviceWith(faults),
    neverDrops: { [SystemDeleted.name]: 'a deletion is never too late' },
  });

describe('the history, delivered in any order', () => {
  it('leaves the same state in a service that applies newer events only, and nothing of deleted things', async () => {
    expect(await faultsOf({})).toEqual([]);
  });

  it.each([
    ['takes what is older', { takesOlder: true }, 'systems lacks'],
    ['takes what is of a thing that is gone', { bringsBack: true }, 'systems has as well'],
    ['counts what it hears', { counts: true }, 'systems lacks'],
    ['does nothing', { deaf: true }, 'system.updated never wrote anything'],
  ])('shows a service that %s', async (_, faults, sentence) => {
    expect((await faultsOf(faults)).join('\n')).toContain(sentence);
  });
});
