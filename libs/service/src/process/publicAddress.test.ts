import { expect, it } from '@jest/globals';
import { isPublicAddress } from './publicAddress.ts';

it.each([
  undefined,
  '',
  'http://localhost:3000',
  'https://aicp.localhost',
  'http://127.0.0.1:3000',
  'http://127.1.2.3',
  'http://[::1]:3000',
  'http://LOCALHOST./',
])('%s is for this machine alone', url => expect(isPublicAddress(url)).toBe(false));

it.each([
  'https://compliance.example.com',
  'http://192.168.1.5:3000',
  'https://localhost.example.com',
  'http://127.0.0.1.example.com',
  'https://notlocalhost',
  'http://[fe80::1]',
  'http://0.0.0.0:3000',
])('%s is reached by others', url => expect(isPublicAddress(url)).toBe(true));
