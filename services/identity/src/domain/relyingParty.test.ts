import { expect, it } from '@jest/globals';
import { relyingPartyOf } from './relyingParty.ts';

it.each([
  ['https://ai.example.com', { id: 'ai.example.com', origin: 'https://ai.example.com' }],
  ['https://ai.example.com:8443/app', { id: 'ai.example.com', origin: 'https://ai.example.com:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://aicp.localhost:3000', { id: 'aicp.localhost', origin: 'http://aicp.localhost:3000' }],
])('passkeys made at %s are bound to its host', (url, party) => {
  expect(relyingPartyOf(url)).toEqual(party);
});

it.each([
  'http://ai.example.com',
  'http://192.168.1.5:3000',
  'https://192.168.1.5',
  'http://127.0.0.1:3000',
  'https://[::1]',
])('there are none at %s', url => {
  expect(relyingPartyOf(url)).toBeNull();
});
