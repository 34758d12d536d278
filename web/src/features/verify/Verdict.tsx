import type { BundleVerdict } from '@aicp/contracts/verifyBundle';
import type { ReactNode } from 'react';
import { formatUtcTime } from '../../ui/formatDate.ts';

/** The server's record of a root hash that was created here. */
export type KnownRoot = {
  root: string;
  madeAt: string;
  kid: string;
  keyCreatedAt: string;
  keyRetiredAt: string | null;
  signature: string;
  isSignatureGood: boolean;
  stampedAt: string | null;
};

/** The result of the check, with its grounds below it. */
export function Verdict({ bundle, known }: { bundle: BundleVerdict | null; known: KnownRoot | null }) {
  const faults = (bundle?.files ?? []).flatMap(({ path, changed }) => (changed ? [`${path}: ${changed}.`] : []));
  if (known && bundle?.signature && bundle.signature.value !== known.signature)
    faults.push('The signature is not the one that was created here.');
  const isGood = known?.isSignatureGood && faults.length === 0;
  return (
    <section
      className={`rounded-card border p-5 sm:p-6 ${isGood ? 'border-low bg-low-soft' : 'border-high bg-high-soft'}`}
    >
      <h2 className={`text-base font-semibold ${isGood ? 'text-low' : 'text-high'}`}>
        {titleOf(known, faults, bundle)}
      </h2>
      {faults.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 pl-5 text-sm break-words">
          {faults.map(fault => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <dl className="mt-4 space-y-3 text-sm">
        {known && (
          <>
            <Fact label="Created">{formatUtcTime(known.madeAt)}</Fact>
            <Fact label="Signature">
              {known.isSignatureGood ? 'Valid. Key: ' : 'Not valid. Key: '}
              <code className="break-all">{known.kid}</code>
              {known.keyRetiredAt
                ? `, used until ${formatUtcTime(known.keyRetiredAt)}`
                : `, in use since ${formatUtcTime(known.keyCreatedAt)}`}
            </Fact>
            <Fact label="Time stamp (RFC 3161)">{known.stampedAt ? formatUtcTime(known.stampedAt) : 'None'}</Fact>
          </>
        )}
        {!known && bundle?.signature && (
          <Fact label="Key named in the bundle">
            <code className="break-all">{bundle.signature.kid}</code>
          </Fact>
        )}
        {bundle?.head && (
          <>
            <Fact label="According to the bundle">
              {bundle.head.system}, assessment {bundle.head.assessmentId}
            </Fact>
            <Fact label="Root">
              <code className="break-all">{bundle.root}</code>
            </Fact>
          </>
        )}
      </dl>
    </section>
  );
}

function titleOf(known: KnownRoot | null, faults: readonly string[], bundle: BundleVerdict | null): string {
  if (faults.length > 0) return 'This bundle was changed';
  if (!known) return 'No bundle with this root was created here';
  if (!known.isSignatureGood) return 'The signature is not valid';
  return bundle ? 'This bundle was created here and is unchanged' : 'A bundle with this root was created here';
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}
