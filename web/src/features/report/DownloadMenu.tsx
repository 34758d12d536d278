import type { ComponentProps } from 'react';
import { failedAnswer } from '../../client/failedAnswer.ts';
import { failureOf } from '../../client/failure.ts';
import { tracedFetch } from '../../client/tracedFetch.ts';
import { saveFile } from '../../parts/saveFile.ts';
import { Menu } from '../../ui/Menu.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'items' | 'className'>;

/** One button for all download formats. */
export function DownloadMenu({ label, items, className = '' }: Props) {
  return (
    <Menu
      label={label}
      items={items}
      className={`w-auto! grid-cols-[minmax(0,1fr)_auto] gap-1.5 px-2.5 text-sm ${className}`}
    >
      Download
      {arrow}
    </Menu>
  );
}

/** The further options of the button before it. */
export function ArrowMenu({ label, items }: Pick<Props, 'label' | 'items'>) {
  return (
    <Menu label={label} items={items} className="border border-edge bg-surface">
      {arrow}
    </Menu>
  );
}

const arrow = (
  <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-muted">
    <path d="M1.5 4 6 8.5 10.5 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);

/** Generating a file takes a moment, and the menu has closed before it ends. */
export const sayPreparing = (format: string) =>
  toast({ title: `Preparing the ${format}`, text: 'It is saved as soon as it is ready.' });

/** Downloads a file under the name given by the server. */
export async function download(path: string, fallbackName: string): Promise<void> {
  try {
    const response = await tracedFetch(path);
    if (!response.ok) throw failedAnswer(response, await response.text());
    const [, name = fallbackName] =
      /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    saveFile(decodeURIComponent(name), await response.blob());
  } catch (error) {
    toastFailure('Error', failureOf(error).message);
  }
}
