import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@aicp/testing/dataFolder';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readAddresses, recordAddresses } from './addresses.ts';
import { firstAdministrator } from './firstAdministrator.ts';

const dataDir = dataFolder('aicp-administrator-');
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the first administrator', () => {
  it('gets a password that is printed once, stored for the folder’s owner, and the same at every start', () => {
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const { ADMIN_USERNAME, ADMIN_PASSWORD = '' } = firstAdministrator(dataDir, say);
    expect(ADMIN_USERNAME).toBe('admin');
    expect(ADMIN_PASSWORD).toMatch(/^[\w-]{20}$/);
    expect(firstAdministrator(dataDir, say).ADMIN_PASSWORD).toBe(ADMIN_PASSWORD);
    expect(said).toEqual([expect.stringContaining(ADMIN_PASSWORD)]);
    const path = join(dataDir, 'administrator.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ username: 'admin', password: ADMIN_PASSWORD });
  });
});

describe('the addresses of the databases', () => {
  it('are recorded while the product runs', () => {
    expect(readAddresses(dataDir)).toBeUndefined();
    const addresses = { mongodbUri: 'mongodb://127.0.0.1:1/', redisUrl: 'redis://127.0.0.1:2' };
    const forget = recordAddresses(dataDir, addresses);
    expect(readAddresses(dataDir)).toEqual(addresses);
    forget();
    expect(readAddresses(dataDir)).toBeUndefined();
  });
});
