import { SystemDeleted, SystemUpdated } from '@aicp/contracts/events/assessmentEvents';
import { collection } from '@aicp/service/store/collection';
import { context } from '@aicp/service/store/context';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { describedSystem } from './describedSystem.ts';
import { listContracts } from './listContracts.ts';
import { openTestService, type TestService } from './openTestService.ts';
import { VERSIONED } from './versions.ts';

const Systems = collection<{ _id: number; version: number }>('ai_systems', {
  _id: { type: Number, required: true },
  version: { type: Number, required: true },
});

it('every event with a version has a known source of that version', async () => {
  const { events } = await listContracts();
  const withVersion = events.filter(({ kind }) => 'version' in propertiesOf(kind.data));
  expect(withVersion.map(({ kind }) => kind.name).sort()).toEqual(Object.keys(VERSIONED).sort());
});

function propertiesOf(data: z.ZodType): object {
  const { properties = {} } = z.toJSONSchema(data, { io: 'output', unrepresentable: 'any' });
  return properties;
}

describe('a test file of a service', () => {
  let app: TestService;
  beforeEach(async () => {
    app = await openTestService('systems-assessment');
    await Systems.create({ _id: 3, version: 1 });
  });
  afterEach(() => app.stop().catch(() => undefined));

  const state = (version: number) => ({
    userId: 1,
    organisationId: 1,
    version,
    system: { ...describedSystem({ id: 3, name: 'A', jurisdiction: 'EU' }), ownerId: null },
  });
  const change = (published: readonly number[]) =>
    context(app, 'request-1').transaction(async tx => {
      for (const version of published) {
        await Systems.updateOne({ _id: 3 }, { $inc: { version: 1 } }, { session: tx.session });
        tx.publish(SystemUpdated, state(version));
      }
    });

  it('fails when a change is published with the previous version, and names it', async () => {
    await change([1]);
    const fault = 'system.updated was published with version 1, and its row in ai_systems 3 version has 2';
    await expect(app.stop()).rejects.toThrow(fault);
  });

  it('fails when the last of two concurrent changes is published with the version of the first', async () => {
    await change([2, 2]);
    await expect(app.stop()).rejects.toThrow('has 3');
  });

  it('fails when a deletion is published with the version of the deleted row, unless the row was changed for it', async () => {
    const deletion = (version: number) => ({ userId: 1, organisationId: 1, version, systemId: 3, reason: null });
    const remove = (isChanged: boolean) =>
      context(app, 'request-1').transaction(async tx => {
        if (isChanged) await Systems.updateOne({ _id: 3 }, { $inc: { version: 1 } }, { session: tx.session });
        await Systems.deleteOne({ _id: 3 }, { session: tx.session });
        tx.publish(SystemDeleted, deletion(isChanged ? 2 : 1));
      });
    await remove(true);
    await Systems.create({ _id: 3, version: 1 });
    await remove(false);
    const fault = 'system.deleted was published with version 1, and its row in ai_systems 3 version has 2';
    await expect(app.stop()).rejects.toThrow(new RegExp(`^${fault}\n`));
  });

  it('accepts each of two concurrent changes with its own version, and a republished state with its current one', async () => {
    await change([2, 3]);
    await context(app, 'request-2').transaction(async tx => tx.publish(SystemUpdated, state(3)));
    await expect(app.stop()).resolves.toBeUndefined();
  });
});
