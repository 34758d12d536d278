/** Pages for a single task, public pages and shared ones are not among them. */
const RAILED =
  /^\/(uk\/)?(account|actions|admin|dash|dead|evid|law|notif|organi|regul|report|rooms|sharing|subscription|systems)/i;

/** Whether the ways to all pages are next to the page at this address. */
export const hasRail = (pathname: string): boolean => RAILED.test(pathname);

/** Whether only the signed-in get to this address. */
export const isOwnPage = (pathname: string): boolean =>
  hasRail(pathname) || /^\/(uk\/)?(assessment|subscribe)\//i.test(pathname);
