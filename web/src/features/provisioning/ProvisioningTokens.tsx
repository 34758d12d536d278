import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { Provisioning_AllFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatDay, formatLocalTime } from '../../ui/formatDate.ts';
import { toast, toastFailure } from '../../ui/toast.ts';
import { CreateProvisioningToken } from './CreateProvisioningToken.tsx';
import { provisioningQuery } from './provisioningQuery.ts';

const MAX_TOKENS = 2;
const ROW = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6';

/** The data that the directory needs: our address and a token. Also shows when it last connected. */
export function ProvisioningTokens({ provisioning }: { provisioning: Provisioning_AllFragment }) {
  const { address, tokens, userCount } = provisioning;
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<{ id: string; hint: string }>();
  const isFull = tokens.length >= MAX_TOKENS;
  const last = tokens
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .sort()
    .at(-1);
  return (
    <section aria-labelledby="provisioning-connection" className="rounded-card border border-line bg-surface">
      <header className={ROW}>
        <div className="max-w-120 min-w-0">
          <h2 id="provisioning-connection" className="text-base font-semibold">
            Connection
          </h2>
          <p className="mt-1 text-sm text-muted">
            Enter the address and a token in your directory. Two tokens can be active at once, so that you can replace
            one without an interruption.
          </p>
        </div>
        <Button
          size="small"
          refused={isFull ? 'There are already two tokens. First revoke the one that is no longer used.' : undefined}
          onClick={() => setCreating(true)}
        >
          Create Token
        </Button>
      </header>
      <div className="divide-y divide-line border-t border-line">
        <div className={ROW}>
          <div className="min-w-0 max-w-full">
            <div className="text-sm font-medium">Address</div>
            <div className="mt-0.5 font-mono text-sm break-all text-muted">{address}</div>
          </div>
          <CopyButton text={address} label="Copy Address" />
        </div>
        <div className={ROW}>
          <div>
            <div className="text-sm font-medium">Last request</div>
            <div className="figures mt-0.5 text-sm text-muted">
              {last ? `${formatLocalTime(last)} · ${userCount} ${userCount === 1 ? 'user' : 'users'}` : 'None yet'}
            </div>
          </div>
        </div>
        {tokens.map(({ id, hint, createdAt, lastUsedAt, expiresAt }) => (
          <div key={id} className={ROW}>
            <div className="min-w-0 max-w-full">
              <div id={`provisioning-token-${id}`} className="font-mono text-sm">
                aicpscim_…{hint}
              </div>
              <div className="figures mt-0.5 text-sm text-muted">
                created {formatDay(createdAt)} ·{' '}
                {lastUsedAt ? `last used ${formatLocalTime(lastUsedAt)}` : 'never used'} ·{' '}
                {Date.parse(expiresAt) > Date.now() ? 'expires' : 'expired'} {formatDay(expiresAt)}
              </div>
            </div>
            <Button
              size="small"
              aria-describedby={`provisioning-token-${id}`}
              onClick={() => setRevoking({ id, hint })}
            >
              Revoke
            </Button>
          </div>
        ))}
      </div>
      {creating && <CreateProvisioningToken onClose={() => setCreating(false)} />}
      {revoking && <RevokeProvisioningToken token={revoking} onClose={() => setRevoking(undefined)} />}
    </section>
  );
}

const Revoke = graphql(`
  mutation RevokeProvisioningToken($id: ID!) {
    revokeProvisioningToken(id: $id) {
      ...Provisioning_all
    }
  }
`);

type Props = { token: { id: string; hint: string }; onClose: () => void };

/** Asks for confirmation before the directory loses access. */
function RevokeProvisioningToken({ token: { id, hint }, onClose }: Props) {
  const [revoke, { loading }] = useMutation(Revoke, {
    variables: { id },
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: provisioningQuery, data: { provisioning: data.revokeProvisioningToken } }),
    onCompleted: () => {
      toast({ title: 'Token revoked' });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <ConfirmDialog
      title="Revoke Token"
      text={`A directory that uses the token ending in ${hint} can no longer add or remove members. Members keep their access. This cannot be undone.`}
      action="Revoke Token"
      doing="Revoking..."
      loading={loading}
      onConfirm={revoke}
      onClose={onClose}
    />
  );
}
