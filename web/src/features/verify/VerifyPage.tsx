import { type BundleVerdict, verifyBundle, verifyManifest } from '@aicp/contracts/verifyBundle';
import { type FormEvent, useState } from 'react';
import { type FailedAnswer, type Failure, failureOf } from '../../client/failure.ts';
import { getJson } from '../../client/getJson.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { type KnownRoot, Verdict } from './Verdict.tsx';

const ROOT = /^[0-9a-f]{64}$/i;
/** The largest accepted bundle, because it is read into memory: evidence of 200 files can be 4 GB. */
const MAX_BYTES = 1024 ** 3;

type Outcome = { bundle: BundleVerdict | null; known: KnownRoot | null };

/** Checks an audit bundle for any recipient: whether and when it was created here, and whether it is unchanged. */
export function VerifyPage() {
  usePageTitle('Verify an Audit Bundle');
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<Pick<Failure, 'message'>>();
  const [wrongRoot, setWrongRoot] = useState<string>();
  const [checking, setChecking] = useState(false);

  async function check(read: () => Promise<{ root: string; bundle: BundleVerdict | null }>) {
    setOutcome(undefined);
    setFailure(undefined);
    setWrongRoot(undefined);
    setChecking(true);
    try {
      const { root, bundle } = await read();
      setOutcome({ bundle, known: await knownRoot(root) });
    } catch (error) {
      setFailure(error instanceof NoBundle ? error : failureOf(error));
    } finally {
      setChecking(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const root = String(new FormData(event.currentTarget).get('root') ?? '').trim();
    if (!ROOT.test(root)) return setWrongRoot('A root has 64 digits, 0 to 9 and a to f.');
    return check(async () => ({ root, bundle: null }));
  }

  const choose = (file: File | undefined) => file && check(() => read(file));

  return (
    <article className="mx-auto max-w-170 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="font-serif text-2xl font-semibold">Verify an Audit Bundle</h1>
      <p className="mt-3 text-base text-muted">
        An audit bundle contains a report with its answers, documents and evidence. Check here whether this product
        created it, when, and whether anything in it has been changed since. You need no account.
      </p>
      <form noValidate className="mt-8 space-y-3" onSubmit={submit}>
        <Field
          label="Root"
          name="root"
          autoComplete="off"
          spellCheck={false}
          error={wrongRoot}
          hint="64 digits: shown when the bundle was downloaded, in its manifest.json, and by its verify.html."
        />
        <Button type="submit" look="primary" disabled={checking}>
          {checking ? 'Checking...' : 'Check Root'}
        </Button>
      </form>
      <label
        className="mt-8 block cursor-pointer rounded-card border border-dashed border-edge p-6 text-sm focus-within:outline-2 focus-within:outline-focus hover:border-ink"
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        <span className="block font-medium">Or choose the bundle, or its manifest.json</span>
        <span className="mt-1 block text-muted">
          It is read in your browser and not uploaded: only its root is sent here.
        </span>
        <input
          type="file"
          aria-label="Bundle or manifest.json"
          accept=".zip,.json,application/zip,application/json"
          className="mt-3 block w-full"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      <div role="status" className="mt-8">
        {outcome && <Verdict {...outcome} />}
      </div>
      <FormFailure message={failure?.message} />
      <p className="mt-8 text-sm text-muted">
        Current and former signing keys for bundles are published at{' '}
        <a className="wrap-anywhere underline underline-offset-4" href="/.well-known/aicp-bundle-keys.json">
          /.well-known/aicp-bundle-keys.json
        </a>
        .
      </p>
    </article>
  );
}

/** Null if no bundle with this root was created here. */
async function knownRoot(root: string): Promise<KnownRoot | null> {
  if (!ROOT.test(root)) return null;
  try {
    return await getJson<KnownRoot>(`/api/bundle-roots/${root.toLowerCase()}`);
  } catch (error) {
    if ((error as Partial<FailedAnswer>).response?.status === 404) return null;
    throw error;
  }
}

class NoBundle extends Error {}

async function read(file: File) {
  if (file.size > MAX_BYTES) throw new NoBundle('This file is too large to read here. Enter its root instead.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const bundle = await (isZip ? verifyBundle(bytes) : verifyManifest(bytes));
  if (bundle.root === null)
    throw new NoBundle('This file is neither an audit bundle nor its manifest.json, or it is damaged.');
  return { root: bundle.root, bundle };
}
