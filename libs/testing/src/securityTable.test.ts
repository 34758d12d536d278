import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@aicp/dev-stack/deployables';
import { describe, expect, it } from '@jest/globals';

const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| `(.+?)`: (.+?) +\|$/gm)].map(
  ([, item = '', , file = '', title = '']) => ({ item, file, title }),
);

describe('the ASVS table', () => {
  it('has at least sixty items', () => {
    expect(new Set(rows.map(({ item }) => item)).size).toBeGreaterThanOrEqual(60);
    expect(rows.length).toBe(
      text.split('\n').filter(line => /^\| \d+\.\d+\.\d+ /.test(line) && line.includes('`: ')).length,
    );
  });

  it.each(rows)('$item is shown by an existing test: $title', ({ file, title }) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(readFileSync(join(root, file), 'utf8')).toContain(title);
  });
});
