import type { ReactNode } from 'react';
import { HashLine } from '../../ui/HashLine.tsx';

type Props = {
  title: string;
  text: string;
  hashName?: string;
  hash?: string | null | undefined;
  gone?: string | false;
  actions?: ReactNode;
  children?: ReactNode;
};

/** A thing in an audit room; its hash is one click away, and printed. */
export function RoomRow({ title, text, hashName = 'SHA-256', hash, gone, actions, children }: Props) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72 text-sm">
        <h3 className="font-medium wrap-anywhere">{title}</h3>
        <p className="figures mt-0.5 text-muted">{text}</p>
        {children}
        {hash && (
          <details className="mt-1 text-xs text-muted">
            <summary className="w-fit cursor-pointer">
              {hashName}
              <span className="sr-only"> of {title}</span>
            </summary>
            <HashLine name={hashName} hash={hash} whole />
          </details>
        )}
        {gone && <p className="mt-1">{gone}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}
