/** Areas in which systems are used, in addition to the types and sectors of the specification. */
export const areasOfUse = {
  administration: 'Public administration',
  policing: 'Policing and law enforcement',
  migration: 'Migration, asylum and borders',
  justice: 'Justice and elections',
  benefits: 'Public benefits and services',
  education: 'Education and training',
  employment: 'Employment',
  health: 'Health',
  credit: 'Credit',
  insurance: 'Life and health insurance',
  infrastructure: 'Critical infrastructure',
  model: 'General-purpose model',
} as const;
export type AreaOfUse = keyof typeof areasOfUse;
