import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@aicp/dev-stack/deployables';
import { describe, expect, it } from '@jest/globals';

type Entry = {
  link?: boolean;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
};

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const { packages }: { packages: Record<string, Entry> } = JSON.parse(text('package-lock.json'));
const fetched = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), ...entry }));

/** Native parts for other platforms that the package index of these machines does not offer, so their digests cannot be known here. */
const WITHOUT_INTEGRITY = new Set(text('libs/testing/src/lockedWithoutIntegrity.txt').trim().split('\n'));

/** Their install scripts would only build prebuilt files, look for them, or print thanks; none is run (.npmrc). */
const WITH_INSTALL_SCRIPT = [
  '@apollo/protobufjs',
  '@parcel/watcher',
  '@swc/core',
  'cpu-features',
  'msgpackr-extract',
  'protobufjs',
  'ssh2',
];

describe('the product’s packages', () => {
  it('are checked by their digest, except for listed parts of other platforms', () => {
    const unchecked = fetched.filter(({ integrity }) => !integrity);
    expect(unchecked.map(({ name }) => name).filter(name => !WITHOUT_INTEGRITY.has(name))).toEqual([]);
    for (const { name, optional, os, cpu } of unchecked)
      expect({ name, optional, platform: Boolean(os ?? cpu) }).toEqual({ name, optional: true, platform: true });
    expect([...WITHOUT_INTEGRITY].filter(name => !unchecked.some(entry => entry.name === name))).toEqual([]);
  });

  it('include no unchecked one on the machines that run the images', () => {
    const here = fetched.filter(({ os, cpu }) => (!os || os.includes('linux')) && (!cpu || cpu.includes('x64')));
    const unchecked = here.filter(({ integrity, name }) => !integrity && !name.endsWith('-musl'));
    expect(unchecked.map(({ name }) => name)).toEqual([]);
  });

  it('have no address of their own, and run no script on installation', () => {
    expect(fetched.filter(({ resolved }) => resolved !== undefined).map(({ name }) => name)).toEqual([]);
    expect(text('.npmrc').split('\n')).toContain('ignore-scripts=true');
    expect(JSON.parse(text('package.json')).allowScripts).toEqual({});
  });

  it('have no unreviewed install script', () => {
    const scripted = fetched.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(scripted.filter(name => !WITH_INSTALL_SCRIPT.includes(name))).toEqual([]);
  });
});
