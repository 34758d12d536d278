/** The day on which every citation of the current banks and of the glossary was checked. */
export const CHECKED_ON = '2026-11-21';
