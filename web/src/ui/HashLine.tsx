import { CopyButton } from './CopyButton.tsx';

/** A hash, shortened visually: screen readers and copies get all of it. */
export function HashLine({ name = 'SHA-256', hash }: { name?: string; hash: string }) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted print:block">
      {name}
      <code
        title={hash}
        className="inline-block max-w-[16ch] truncate text-[11px] print:max-w-none print:whitespace-normal"
      >
        {hash}
      </code>
      <span className="print:hidden">
        <CopyButton text={hash} label={`Copy ${name}`} />
      </span>
    </div>
  );
}
