import { describe, expect, it } from '@jest/globals';
import { ownVariables, withoutSecrets } from './ownVariables.ts';

const all = {
  PATH: '/usr/bin',
  PUBLIC_URL: 'http://localhost:3000',
  HTTPS_PROXY: 'http://proxy:8080',
  REDIS_URL: 'redis://one',
  MONGODB_URI: 'mongodb://one',
  SECRETS_KEY: 'key',
  ADMIN_PASSWORD: 'word',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  OPENAI_API_KEY: 'sk-x',
  AWS_SECRET_ACCESS_KEY: 'x',
  GITHUB_TOKEN: 'x',
};
const given = (names: object) =>
  Object.keys(names).filter(name => !['PATH', 'PUBLIC_URL', 'HTTPS_PROXY'].includes(name));

describe('a process of the embedded default', () => {
  it('gets its own secrets only', () => {
    expect(given(ownVariables('gateway', all))).toEqual(['REDIS_URL', 'MONGODB_URI', 'STRIPE_PUBLISHABLE_KEY']);
    expect(given(ownVariables('identity', all))).toEqual(['REDIS_URL', 'MONGODB_URI', 'SECRETS_KEY', 'ADMIN_PASSWORD']);
    expect(given(ownVariables('documents', all))).toEqual(['REDIS_URL', 'MONGODB_URI', 'OPENAI_API_KEY']);
    expect(given(ownVariables('reporting', all))).toEqual(['REDIS_URL', 'MONGODB_URI']);
    expect(given(withoutSecrets(all))).toEqual([]);
  });

  it('keeps variables that are not secret', () => {
    expect(withoutSecrets(all)).toEqual({
      PATH: '/usr/bin',
      PUBLIC_URL: 'http://localhost:3000',
      HTTPS_PROXY: 'http://proxy:8080',
    });
  });
});
