/**
 * `node scripts/secretScan.mjs [folder]`: finds keys and passwords in files tracked by git, by their standard formats. Names the place
 * and never the secret. With gitleaks on the PATH, its rules and the history are checked too.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SHAPES = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=\s]{64}/,
  'a live key of Stripe': /\b(?:sk|rk)_live_[A-Za-z0-9]{16,}/,
  'a signing secret of Stripe': /\bwhsec_[A-Za-z0-9+/]{32,}/,
  'a key of AWS': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  'a key of OpenAI': /\bsk-(?:proj-)?[A-Za-z0-9_-]{40,}/,
  'a key of Google': /\bAIza[A-Za-z0-9_-]{35}\b/,
  'an API token of ours': /\baicp_[A-Za-z0-9_-]{43}\b/,
  'an address with a password':
    /\b(?:mongodb(?:\+srv)?|rediss?|smtps?|postgres):\/\/[^\s:@/'"`${}<>]*:[^\s@/'"`${}<>]{12,}@/,
};

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const listed = spawnSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
if (listed.status !== 0) {
  process.stdout.write(`SKIPPED: ${folder} is not kept by git, so no file was looked through.\n`);
  process.exit(0);
}
const files = listed.stdout.split('\0').filter(Boolean);
let found = 0;
for (const file of files) {
  let text = '';
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch {
    continue; // deleted, and not yet committed
  }
  for (const [what, shape] of Object.entries(SHAPES)) {
    const at = text.search(shape);
    if (at < 0) continue;
    found++;
    process.stdout.write(`${file}:${text.slice(0, at).split('\n').length} holds what looks like ${what}.\n`);
  }
}
const gitleaks = spawnSync('gitleaks', ['git', '--no-banner', '--redact', folder], { encoding: 'utf8' });
if (gitleaks.error) process.stdout.write('gitleaks is not on the PATH: its rules and the history were SKIPPED.\n');
else if (gitleaks.status !== 0) {
  found++;
  process.stdout.write(`${gitleaks.stdout}${gitleaks.stderr}`);
}
process.stdout.write(`secrets: ${files.length} files, ${found} findings\n`);
process.exitCode = found === 0 ? 0 : 1;
