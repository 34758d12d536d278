import { CopyButton } from '../../ui/CopyButton.tsx';

/** A value to copy and enter elsewhere, character by character. */
export function CopyableValue({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <div className="min-w-0 max-w-full flex-1 basis-52">
        <p className="text-xs text-muted">{label}</p>
        <p className="mt-0.5 font-mono text-sm break-all">{text}</p>
      </div>
      <CopyButton text={text} label={`Copy ${label}`} />
    </div>
  );
}
