import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ok, registeredClient } from './restClient.ts';

const sample = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../services/systems-assessment/testing/modelFiles', name));

test('a file about a model proposes facts, and accepted ones are recorded like others', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { id } = await ok<{ id: number }>(client.post('/api/systems', { name: 'Complaints' }));
  const send = (data: Buffer | string, type: string) =>
    client.http.post(`/api/systems/${id}/proposals`, { data, headers: { 'content-type': type } });
  const card = await ok<Record<string, unknown>>(send(sample('huggingFaceCard.txt'), 'text/markdown'));
  expect(card).toMatchObject({ kind: 'modelCard', name: 'complaint-sorter' });
  const bom = await ok<{ proposals: { fact: string; now: string | null; proposed: string }[] }>(
    send(sample('mlBom.cdx.json'), 'application/json'),
  );
  expect(bom).toMatchObject({ kind: 'mlBom', name: 'complaint-sorter' });
  const licence = bom.proposals.find(({ fact }) => fact === 'licence');
  expect(licence).toEqual({
    fact: 'licence',
    now: null,
    proposed: 'Apache-2.0',
    from: 'licenses',
    shortened: false,
    certainty: null,
  });
  await ok(client.http.patch(`/api/systems/${id}/facts`, { data: { licence: licence?.proposed } }));
  const again = await ok<typeof bom>(send(sample('mlBom.cdx.json'), 'application/vnd.cyclonedx+json'));
  expect(again.proposals.find(({ fact }) => fact === 'licence')?.now).toBe('Apache-2.0');

  const refused = await send('{"bomFormat":"CycloneDX","specVersion":"1.2"}', 'application/json');
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toEqual({
    message: 'CycloneDX 1.5, 1.6 and 1.7 can be read. Version stated in this file: 1.2.',
  });
});
