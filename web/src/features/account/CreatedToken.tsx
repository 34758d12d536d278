import { ShownOnce } from '../../ui/ShownOnce.tsx';

type Props = { token: string; notice?: string | null; close: () => void };

export function CreatedToken({ token, notice, close }: Props) {
  return (
    <ShownOnce label="Token" text={token} close={close}>
      {notice && <p className="text-sm text-muted">{notice}</p>}
      <p className="text-sm text-muted">
        Send it with each request: <code className="font-mono">Authorization: Bearer {token.slice(0, 5)}…</code>
      </p>
    </ShownOnce>
  );
}
