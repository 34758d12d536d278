import { describe, expect, it } from '@jest/globals';
import { singleSignOnOf } from './singleSignOnEnv.ts';

const CLIENT = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };

describe('single sign-on for the whole product', () => {
  it('is set completely or not at all', () => {
    expect(singleSignOnOf({})).toBeNull();
    expect(singleSignOnOf(CLIENT)).toMatchObject({ issuer: CLIENT.OIDC_ISSUER, only: false });
    expect(() => singleSignOnOf({ ...CLIENT, OIDC_CLIENT_SECRET: undefined })).toThrow('set together');
  });

  it('is the only way to sign in if so configured', () => {
    expect(singleSignOnOf({ ...CLIENT, OIDC_ONLY: 'true' })).toMatchObject({ only: true });
    expect(() => singleSignOnOf({ OIDC_ONLY: 'true' })).toThrow('OIDC_ONLY needs OIDC_ISSUER');
  });
});
