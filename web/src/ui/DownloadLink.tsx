import type { MouseEvent, ReactNode } from 'react';

type Props = { href: string; children: ReactNode; onClick?: (event: MouseEvent) => void };

/** A link that downloads a file from the server. */
export function DownloadLink({ href, children, onClick }: Props) {
  return (
    <a
      href={href}
      download
      onClick={onClick}
      className="inline-flex h-9 items-center pointer-coarse:min-h-11 justify-center rounded-control border border-edge bg-surface px-3 text-sm font-medium whitespace-nowrap hover:border-ink"
    >
      {children}
    </a>
  );
}
