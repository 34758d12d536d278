/** A field of a toolbar above a list: lower than one of a form, and labelled for assistive technology only. */
export const compactControl =
  'h-9 min-w-0 pointer-coarse:min-h-11 rounded-control border border-edge bg-surface px-2.5 text-sm placeholder:text-faint hover:border-ink';
