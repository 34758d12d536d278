/** The classes of a toolbar field above a list: lower than a form field, and labelled only for assistive technology. */
export const compactControl =
  'h-9 min-w-0 pointer-coarse:min-h-11 rounded-control border border-edge bg-surface px-2.5 text-sm placeholder:text-faint hover:border-ink';
