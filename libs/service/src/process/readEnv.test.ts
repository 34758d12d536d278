import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readEnv } from './readEnv.ts';

const SECRETS_DIR = mkdtempSync(join(tmpdir(), 'aicp-secrets-'));
afterAll(() => rmSync(SECRETS_DIR, { recursive: true }));
const schema = z.object({ SESSION_SECRET: z.string().min(32), LOG_LEVEL: z.string().default('info') });

describe('the environment', () => {
  it('reads unset and empty variables from a file of SECRETS_DIR', () => {
    writeFileSync(join(SECRETS_DIR, 'SESSION_SECRET'), `${'a'.repeat(32)}\n`);
    mkdirSync(join(SECRETS_DIR, '..data'));
    for (const source of [{ SECRETS_DIR }, { SECRETS_DIR, SESSION_SECRET: '' }])
      expect(readEnv(schema, source).SESSION_SECRET).toBe('a'.repeat(32));
  });

  it('prefers a variable over a file, and needs no such folder', () => {
    const SESSION_SECRET = 'b'.repeat(32);
    expect(readEnv(schema, { SECRETS_DIR, SESSION_SECRET }).SESSION_SECRET).toBe(SESSION_SECRET);
    expect(readEnv(schema, { SECRETS_DIR: '/nowhere', SESSION_SECRET }).SESSION_SECRET).toBe(SESSION_SECRET);
  });

  it('treats an empty value as missing', () => {
    expect(readEnv(schema, { SESSION_SECRET: 'c'.repeat(32), LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
  });
});
