/** The date on which the citations of live pages, such as the glossary's, were last checked. Each bank has its own. */
export const CHECKED_ON = '2026-11-21';
