/** The banks that new assessments begin on, for the web, which shows their day and must not load their texts. */
export const currentVersions = { EU: 'eu-2026-11-27', UK: 'uk-2026-11-27' } as const;
