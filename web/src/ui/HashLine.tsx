import { CopyButton } from './CopyButton.tsx';

type Props = {
  name?: string;
  hash: string;
  /** Shows the whole hash. */
  whole?: boolean;
};

/** A hash, cut short for the eye unless it is to be read; readers of a screen and those who copy always get the whole. */
export function HashLine({ name = 'SHA-256', hash, whole = false }: Props) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted print:block">
      {name}
      <code
        title={hash}
        className={`inline-block text-[11px] print:max-w-none print:whitespace-normal ${whole ? 'wrap-anywhere' : 'max-w-[16ch] truncate'}`}
      >
        {hash}
      </code>
      <span className="print:hidden">
        <CopyButton text={hash} label={`Copy ${name}`} />
      </span>
    </div>
  );
}
